import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { loadPage, NotFoundError } from '../../testing/load-page.ts';
import { renderInSite } from '../../testing/render-in-site.tsx';
import { load } from './faq-entry.data.ts';
import { FaqEntryPage } from './faq-entry-page.tsx';

beforeEach(() => page.viewport(1024, 768));
afterEach(cleanup);

const ENTRY = {
  id: '21',
  question: 'Можно ли раньше срока?',
  answer: 'Да.\n\nБез комиссии.',
  category: 'payments',
  category_name: 'Платежи',
  related: [{ id: '22', question: 'Как распределяется платёж?' }],
};
const answer = ({ pathname }: URL) => (pathname === '/v1/faqs/21' ? { body: { data: ENTRY } } : undefined);

test('[S7-13] a FAQ entry comes from the builder, with structured data for search engines', async () => {
  const { calls, head } = await loadPage(load, { params: { id: '21' }, respond: answer });
  expect(calls).toEqual(['/v1/faqs/21']);
  expect(head).toMatchObject({ title: 'Можно ли раньше срока? — Muddat', description: 'Да.' });
  expect(head.jsonLd?.map((thing) => thing['@type'])).toEqual(['FAQPage', 'BreadcrumbList']);
});

test.each(['999', '0x1', '-1', '../21', '1'.repeat(10), ''])('the FAQ entry of the unknown id %j is a 404', async (id) => {
  await expect(loadPage(load, { params: { id }, respond: answer })).rejects.toThrow(NotFoundError);
});

test('if the builder fails, the page of a FAQ entry fails with 503 and not with 404', async () => {
  await expect(loadPage(load, { params: { id: '21' }, respond: () => ({ status: 503, body: {} }) })).rejects.toMatchObject({
    statusCode: 503,
  });
});

test('the page of a FAQ entry shows question and answer, and links to its category and related questions', async () => {
  const { data } = await loadPage(load, { params: { id: '21' }, respond: answer });
  await renderInSite(<FaqEntryPage data={data} locale="ru" path="/ru/faq/21" query={new URLSearchParams()} today="2026-11-21" />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Можно ли раньше срока?' })).toBeVisible();
  for (const paragraph of ['Да.', 'Без комиссии.']) expect(screen.getByText(paragraph)).toBeVisible();
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Вопросы и ответы')).toBe('/ru/faq');
  expect(href('Платежи')).toBe('/ru/faq?category=payments');
  expect(href('Как распределяется платёж?')).toBe('/ru/faq/22');
  expect(screen.getByRole('heading', { name: 'Ответ не помог?' })).toBeVisible();
});
