import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { transliterateContent } from '../../shared/data/transliterate-content.ts';
import { loadPage } from '../../testing/load-page.ts';
import { renderInSite } from '../../testing/render-in-site.tsx';
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

async function show(query = '', respond: Parameters<typeof loadPage>[1]['respond'] = whole) {
  const { data } = await loadPage(load, { query, respond });
  await renderInSite(<FaqPage data={data} locale="ru" path="/ru/faq" query={new URLSearchParams(query)} today="2026-11-21" />);
  await screen.findByRole('heading', { level: 1 });
}

test('[S7-13] the FAQ page has the questions of the builder, grouped by category, all in the structured data', async () => {
  const { data, head, calls, keep } = await loadPage(load, { respond: whole });
  expect(calls.toSorted()).toEqual(['/v1/faqs?per_page=100', '/v1/get?organization=2&page=faq']);
  expect(data.groups.map(({ title, items }) => [title, items.map(({ id }) => id)])).toEqual([
    ['Лимит', ['3']],
    ['Платежи', ['21']],
  ]);
  expect(head.jsonLd).toMatchObject([
    { '@type': 'FAQPage', mainEntity: [{ name: 'Что такое лимит?' }, { name: 'Можно ли раньше срока?' }] },
  ]);
  expect([head.index, keep]).toEqual([undefined, undefined]);
});

test('search text and category of the FAQ page become parameters of the API call; the result is not indexed', async () => {
  const { calls, head } = await loadPage(load, { query: 'q=досрочно&category=payments', respond: whole });
  expect(calls).toEqual(['/v1/faqs?per_page=100&search=досрочно&category=payments']);
  expect(head.index).toBe(false);
});

test.each([
  ['', ['3', '21']],
  ['q=КОМИССИИ', ['21']],
  ['category=limit', ['3']],
  ['q=ничего', []],
])('[S7-12] if the builder fails, the FAQ page has the mobile API questions for "%s" and is not cached', async (query, ids) => {
  const { data, keep } = await loadPage(load, { query, respond: builderDown });
  expect(data.groups.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(ids);
  expect([data.total, keep]).toEqual([ids.length, false]);
});

test('transliteration changes the texts of the FAQ page, not the ids of its categories', async () => {
  const { data } = await loadPage(load, { query: 'category=payments', respond: whole });
  const cyrillic = transliterateContent(data, (text) => `<${text}>`);
  expect([cyrillic.topic, cyrillic.categories[1]?.id, cyrillic.groups[0]?.id]).toEqual(['payments', 'payments', 'limit']);
  expect([cyrillic.categories[1]?.label, cyrillic.groups[0]?.items[0]?.question]).toEqual(['<Платежи>', '<Что такое лимит?>']);
});

test('the FAQ page fails if both the builder and the mobile API fail', async () => {
  await expect(loadPage(load, { respond: () => ({ status: 503, body: {} }) })).rejects.toThrow();
});

test('[S2-08] the FAQ page has category links, answers that open on a click, a link to each answer, and a question form', async () => {
  await show();
  const topics = within(screen.getByRole('navigation', { name: 'Темы вопросов' }));
  expect(topics.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Все темы', '/ru/faq'],
    ['Лимит1', '/ru/faq?category=limit'],
    ['Платежи1', '/ru/faq?category=payments'],
  ]);
  const answer = document.getElementById('faq-21');
  expect(answer).not.toBeVisible();
  const all = within(screen.getByRole('region', { name: 'Все вопросы по темам' }));
  await userEvent.click(all.getByText('Платежи · 1'));
  await userEvent.click(all.getByText('Можно ли раньше срока?'));
  expect(answer).toBeVisible();
  expect(
    within(answer ?? document.body)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/ru/faq/21');
  document.getElementById('question')?.scrollIntoView({ behavior: 'instant' });
  expect(await screen.findByLabelText('Ваш вопрос')).toBeInTheDocument();
});

test('the FAQ page begins with one question of each topic, which a search leaves out', async () => {
  await show();
  const frequent = within(screen.getByRole('region', { name: 'Чаще всего спрашивают' }));
  expect(frequent.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Что такое лимит?', '/ru/faq/3'],
    ['Можно ли раньше срока?', '/ru/faq/21'],
  ]);
  cleanup();
  await show('q=срок');
  expect(screen.queryByRole('region', { name: 'Чаще всего спрашивают' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Платежи' })).toBeVisible();
});

test('[S2-08] a FAQ search without results shows the count 0 and a link to the question form', async () => {
  await show('q=марс', ({ pathname }) => (pathname === '/v1/faqs' ? list([]) : undefined));
  expect(screen.getByText('По запросу «марс» нашлось: 0')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('марс');
  expect(screen.getByRole('link', { name: 'Задать вопрос' }).getAttribute('href')).toBe('#question');
  expect(document.getElementById('question')).not.toBeNull();
});

test('the whole list of questions begins with the lead and the picture of the builder, a topic does not', async () => {
  const hero = {
    type: 'hero',
    headline: 'Вопросы',
    lead: 'Отвечаем просто',
    cta: { label: 'Спросить' },
    picture: { url: '/api/mobile/v2/picture/product/headphones', alt: '', width: 800, height: 800 },
  };
  const content = { body: { data: { title: 'Вопросы', description: 'О', blocks: [hero] } } };
  const respond = (url: URL) => (url.pathname === '/v1/get' ? content : whole(url));
  await show('', respond);
  expect(screen.getByText('Отвечаем просто')).toBeVisible();
  expect(document.querySelector('header img')?.getAttribute('src')).toContain('/product/headphones');
  cleanup();
  await show('category=limit', respond);
  expect(document.querySelector('header img')).toBeNull();
});
