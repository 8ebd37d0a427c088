import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { inReadersLetters } from '../../shared/data/in-readers-letters.ts';
import { loadPage } from '../../testing/load-page.ts';
import { showInSite } from '../../testing/show-route.tsx';
import { load } from './faq.data.ts';
import { FaqPage } from './faq-page.tsx';

afterEach(cleanup);

const QUESTIONS = [
  { id: '21', question: 'Можно ли раньше срока?', answer: 'Да.\n\nБез комиссии.', category: 'payments' },
  { id: '3', question: 'Что такое лимит?', answer: 'Сумма покупок.', category: 'limit' },
];
const CATEGORIES = [
  { id: 'limit', name: 'Лимит', count: 1 },
  { id: 'payments', name: 'Платежи', count: 1 },
];
const MOBILE = CATEGORIES.map(({ id, name }) => ({
  id,
  name,
  items: QUESTIONS.filter(({ category }) => category === id).map(({ category: _, ...item }) => item),
}));
const list = (data: typeof QUESTIONS) => ({
  body: { data, meta: { page: 1, per_page: 100, total: data.length, pages: 1 }, categories: CATEGORIES },
});
const whole = ({ pathname }: URL) => (pathname === '/v1/faqs' ? list(QUESTIONS) : undefined);
const builderDown = ({ pathname }: URL) =>
  pathname === '/v1/faqs' ? { status: 503, body: {} } : pathname === '/v2/page/faq' ? { body: { data: MOBILE } } : undefined;

async function show(query = '', answer: Parameters<typeof loadPage>[1]['answer'] = whole) {
  const { data } = await loadPage(load, { query, answer });
  await showInSite(<FaqPage data={data} locale="ru" path="/ru/faq" query={new URLSearchParams(query)} today="2026-11-21" />);
  await screen.findByRole('heading', { level: 1 });
}

test('[S7-13] the questions are the builder’s, in the order of their categories; search engines read them all', async () => {
  const { data, head, calls, keep } = await loadPage(load, { answer: whole });
  expect(calls).toEqual(['/v1/faqs?per_page=100']);
  expect(data.groups.map(({ title, items }) => [title, items.map(({ id }) => id)])).toEqual([
    ['Лимит', ['3']],
    ['Платежи', ['21']],
  ]);
  expect(head.jsonLd).toMatchObject([
    { '@type': 'FAQPage', mainEntity: [{ name: 'Что такое лимит?' }, { name: 'Можно ли раньше срока?' }] },
  ]);
  expect([head.index, keep]).toEqual([undefined, undefined]);
});

test('words and a category are asked for by the contract; what is found stays out of search engines', async () => {
  const { calls, head } = await loadPage(load, { query: 'q=досрочно&category=payments', answer: whole });
  expect(calls).toEqual(['/v1/faqs?per_page=100&search=досрочно&category=payments']);
  expect(head.index).toBe(false);
});

test.each([
  ['', ['3', '21']],
  ['q=КОМИССИИ', ['21']],
  ['category=limit', ['3']],
  ['q=ничего', []],
])('[S7-12] where the builder does not answer, the mobile API’s list of the same questions stands in (%s)', async (query, ids) => {
  const { data, keep } = await loadPage(load, { query, answer: builderDown });
  expect(data.groups.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(ids);
  expect([data.total, keep]).toEqual([ids.length, false]);
});

test('what the page is asked for stays as it was asked in every alphabet; what it says does not', async () => {
  const { data } = await loadPage(load, { query: 'category=payments', answer: whole });
  const cyrillic = inReadersLetters(data, (text) => `<${text}>`);
  expect([cyrillic.topic, cyrillic.categories[1]?.id, cyrillic.groups[0]?.id]).toEqual(['payments', 'payments', 'limit']);
  expect([cyrillic.categories[1]?.label, cyrillic.groups[0]?.items[0]?.question]).toEqual(['<Платежи>', '<Что такое лимит?>']);
});

test('a page that neither can fill fails as a whole', async () => {
  await expect(loadPage(load, { answer: () => ({ status: 503, body: {} }) })).rejects.toThrow();
});

test('[S2-08] the page has categories, answers that open by themselves or by their link, and a question form', async () => {
  await show();
  const topics = within(screen.getByRole('navigation', { name: 'Темы вопросов' }));
  expect(topics.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Все темы', '/ru/faq'],
    ['Лимит1', '/ru/faq?category=limit'],
    ['Платежи1', '/ru/faq?category=payments'],
  ]);
  const answer = document.getElementById('faq-21');
  expect(answer).not.toBeVisible();
  await userEvent.click(screen.getByText('Можно ли раньше срока?'));
  expect(answer).toBeVisible();
  expect(
    within(screen.getByRole('region', { name: 'Платежи' }))
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/ru/faq/21');
  document.getElementById('question')?.scrollIntoView({ behavior: 'instant' });
  expect(await screen.findByLabelText('Ваш вопрос')).toBeInTheDocument();
});

test('[S2-08] a search says what it found; when nothing, the way to the question form', async () => {
  await show('q=марс', ({ pathname }) => (pathname === '/v1/faqs' ? list([]) : undefined));
  expect(screen.getByText('По запросу «марс» нашлось: 0')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('марс');
  expect(screen.getByRole('link', { name: 'Задать вопрос' }).getAttribute('href')).toBe('#question');
  expect(document.getElementById('question')).not.toBeNull();
});
