import { expect, test } from 'vitest';
import { answeringApi } from '../../testing/answering-api.ts';
import { loadFigures, loadMarketing } from './marketing-content.ts';

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

test('of a page of the builder, the banner, the points and the steps are taken; what cannot be drawn is left out', async () => {
  const { api } = answeringApi(() => ({ body: content({ type: 'rich-text' }, HERO, { ...STEPS, items: 5 }, STEPS) }));
  expect(await loadMarketing(api, 'sell-on')).toEqual({
    title: 'Т',
    description: 'О',
    hero: { headline: 'Продавайте', lead: 'Без риска', label: 'Оставить заявку' },
    points: null,
    steps: { title: 'Как', items: [{ title: 'Заявка', text: 'Оставьте телефон' }] },
  });
});

test.each([
  ['no such page', { status: 404, body: { code: 'not_found', message: 'x', request_id: 'r' } }],
  ['a backend that is down', { status: 503, body: {} }],
  ['no banner', { body: content(STEPS) }],
  ['another shape', { body: { data: [] } }],
])('the page stands without the builder: %s', async (_title, answer) => {
  expect(await loadMarketing(answeringApi(() => answer).api, 'sell-on')).toBeNull();
});

test('figures and benefits come of one answer, or not at all', async () => {
  const figure = { id: 'orders_per_day', value: 300, shown: '300', label: 'заказов в день' };
  const benefit = { id: 'a', icon: 'receipt', title: 'Цена', text: 'Видна' };
  expect(await loadFigures(answeringApi(() => ({ body: { data: [benefit], figures: [figure] } })).api)).toEqual({
    benefits: [{ icon: 'receipt', title: 'Цена', text: 'Видна' }],
    figures: [{ id: 'orders_per_day', shown: '300', label: 'заказов в день' }],
  });
  expect(await loadFigures(answeringApi(() => ({ status: 500, body: {} })).api)).toBeNull();
});
