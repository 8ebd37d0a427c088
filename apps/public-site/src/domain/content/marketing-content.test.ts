import { expect, test } from 'vitest';
import { stubApi } from '../../testing/stub-api.ts';
import { loadBenefits, loadMarketingContent } from './marketing-content.ts';

const HERO = {
  id: 'hero',
  type: 'hero',
  headline: 'Продавайте',
  lead: 'Без риска',
  cta: { label: 'Оставить заявку', href: '/x' },
  facts: [],
};
const STEPS = { id: 'steps', type: 'steps', title: 'Как', items: [{ number: 1, title: 'Заявка', text: 'Оставьте телефон' }] };
const FIGURES = { id: 'f', type: 'figures', title: 'В цифрах', items: [{ id: 'y', value: 5, shown: '5\u00a0лет', label: 'на рынке' }] };
const content = (...blocks: unknown[]) => ({ data: { title: 'Т', description: 'О', blocks } });

test('loadMarketingContent returns the banner, the figures and the steps and skips blocks that cannot be rendered', async () => {
  const { api } = stubApi(() => ({ body: content({ type: 'rich-text' }, HERO, FIGURES, { ...STEPS, items: 5 }, STEPS) }));
  expect(await loadMarketingContent(api, 'sell-on')).toEqual({
    title: 'Т',
    description: 'О',
    hero: { headline: 'Продавайте', lead: 'Без риска', label: 'Оставить заявку', picture: null },
    figures: { title: 'В цифрах', items: [{ shown: '5\u00a0лет', label: 'на рынке' }] },
    points: null,
    steps: { title: 'Как', items: [{ title: 'Заявка', text: 'Оставьте телефон' }] },
    stores: null,
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

test('loadBenefits returns the benefits for the customer, or null if they fail', async () => {
  const benefit = { icon: 'receipt', title: 'Цена', text: 'Видна' };
  expect(await loadBenefits(stubApi(() => ({ body: { data: [{ id: 'a', ...benefit }], figures: [] } })).api)).toEqual([benefit]);
  expect(await loadBenefits(stubApi(() => ({ status: 500, body: {} })).api)).toBeNull();
});

test('loadMarketingContent returns the picture of the banner unless its address is not allowed', async () => {
  const picture = { url: '/api/mobile/v2/picture/product/desk', alt: '', width: 800, height: 800 };
  const load = async (url: string) => {
    const { api } = stubApi(() => ({ body: content({ ...HERO, picture: { ...picture, url } }) }));
    return (await loadMarketingContent(api, 'sell-on'))?.hero.picture;
  };
  expect(await load(picture.url)).toEqual(picture);
  expect(await load('javascript:alert(1)')).toBeNull();
});
