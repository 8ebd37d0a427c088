import { expect, test } from 'vitest';
import { stubApi } from '../../testing/stub-api.ts';
import { loadFiguresAndBenefits, loadMarketingContent } from './marketing-content.ts';

const HERO = {
  id: 'hero',
  type: 'hero',
  headline: 'Продавайте',
  lead: 'Без риска',
  cta: { label: 'Оставить заявку', href: '/x' },
  facts: [],
};
const STEPS = { id: 'steps', type: 'steps', title: 'Как', items: [{ number: 1, title: 'Заявка', text: 'Оставьте телефон' }] };
const content = (...blocks: unknown[]) => ({ data: { title: 'Т', description: 'О', blocks } });

test('loadMarketingContent returns the banner and the steps and skips blocks that cannot be rendered', async () => {
  const { api } = stubApi(() => ({ body: content({ type: 'rich-text' }, HERO, { ...STEPS, items: 5 }, STEPS) }));
  expect(await loadMarketingContent(api, 'sell-on')).toEqual({
    title: 'Т',
    description: 'О',
    hero: { headline: 'Продавайте', lead: 'Без риска', label: 'Оставить заявку' },
    points: null,
    steps: { title: 'Как', items: [{ title: 'Заявка', text: 'Оставьте телефон' }] },
  });
});

test.each([
  ['the page is unknown', { status: 404, body: { code: 'not_found', message: 'x', request_id: 'r' } }],
  ['the backend responds with 503', { status: 503, body: {} }],
  ['the page has no banner', { body: content(STEPS) }],
  ['the response has another shape', { body: { data: [] } }],
])('loadMarketingContent returns null if %s', async (_title, answer) => {
  expect(await loadMarketingContent(stubApi(() => answer).api, 'sell-on')).toBeNull();
});

test('loadFiguresAndBenefits returns figures and benefits of one response, or null if it fails', async () => {
  const figure = { id: 'orders_per_day', value: 300, shown: '300', label: 'заказов в день' };
  const benefit = { id: 'a', icon: 'receipt', title: 'Цена', text: 'Видна' };
  expect(await loadFiguresAndBenefits(stubApi(() => ({ body: { data: [benefit], figures: [figure] } })).api)).toEqual({
    benefits: [{ icon: 'receipt', title: 'Цена', text: 'Видна' }],
    figures: [{ id: 'orders_per_day', shown: '300', label: 'заказов в день' }],
  });
  expect(await loadFiguresAndBenefits(stubApi(() => ({ status: 500, body: {} })).api)).toBeNull();
});
