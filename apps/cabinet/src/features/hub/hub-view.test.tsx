import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { findAccessibilityViolations } from '../../testing/accessibility-violations.ts';
import { type FakeHandlers, fakeApi } from '../../testing/fake-api.ts';
import { openCabinet } from '../../testing/open-cabinet.tsx';
import { OVERDUE_ORDER, SAVED_CARD } from '../../testing/orders.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { HubView } from './hub-view.tsx';

type Routes = FakeHandlers;
const NEXT = 'installment.getNextPayment';
const LIMIT = 'installment.getLimit';
const limit = { status: 'approved', amount: 15_000_000, used: 0, available: 9_920_000, valid_until: null, reason: null, next_step: 'shop' };
const next = {
  order_id: '100008',
  order_number: '100008',
  store: OVERDUE_ORDER.store,
  payment_date: '2026-12-18',
  payment_amount: 467_000,
  payment_reason: 'instalment',
  payment_min: 1_000,
  payment_max: 933_980,
  overdue_days: 0,
  past_due_debt: 0,
};
const nextOf = (data: object | null) => () => ({ body: { data, as_of: '2026-11-21' } });
const FULL: Routes = {
  [NEXT]: nextOf(next),
  [LIMIT]: () => ({ body: { data: limit, as_of: '2026-11-21' } }),
  'installment.listOrders': () => ({ body: { data: [OVERDUE_ORDER], total: 21 } }),
  'installment.listNotifications': () => ({ body: { data: [], unread_count: 3 } }),
  'billing.listEntities': () => ({ body: { data: [SAVED_CARD, { ...SAVED_CARD, entity_id: 'card_2' }] } }),
};

const open = (routes: Routes, locale: 'ru' | 'uz' = 'ru') => openCabinet({ server: fakeApi(routes), path: '/cabinet', locale });
const LOADING = { timeout: 10_000 };
/** The URLs of the links on the page. */
const linkTexts = () =>
  within(screen.getByRole('main'))
    .getAllByRole('list')
    .filter((list) => list.hasAttribute('aria-label'))
    .flatMap((list) => within(list).getAllByRole('link'))
    .map((link) => link.getAttribute('href'));
const findLink = async (name: RegExp) => within(await screen.findByRole('main', {}, LOADING)).findByRole('link', { name }, LOADING);

beforeEach(() => {
  document.body.innerHTML = '';
});

test.each([
  ['ru', 'Кабинет', 'Здравствуйте, Dilnoza'],
  ['uz', 'Kabinet', 'Xush kelibsiz, Dilnoza'],
] as const)('in %s /cabinet greets the customer by first name and links to 18 pages', async (locale, name, greeting) => {
  await open(FULL, locale);
  expect(await screen.findByRole('heading', { level: 1, name }, LOADING)).toBeInTheDocument();
  expect(await screen.findByText(greeting)).toBeVisible();
  await expect.poll(() => document.querySelectorAll(`main a[href="/${locale}/cards"]`).length).toBeGreaterThan(0);
  const paths = [
    'main-page',
    'orders',
    'cards',
    'cabinet/balance',
    'cabinet/payments',
    'cabinet/consents',
    'cabinet/limit',
    'cabinet/documents',
    'partners',
    'notifications',
    'profile',
    'cabinet/verification',
    'cabinet/bonuses',
    'cabinet/returns',
    'cabinet/reviews',
    'cabinet/questions',
    'cabinet/trust',
    'profile/security',
  ];
  expect(linkTexts()).toEqual(paths.map((path) => `/${locale}/${path}`));
});

test('links on /cabinet show next payment, counts of orders and cards, limit, unread notifications and phone', async () => {
  await open(FULL);
  expect(await findLink(/^Главная 467.000.сум до 18.дек/)).toBeVisible();
  expect(await findLink(/^Мои заказы 21 заказ$/)).toBeVisible();
  expect(await findLink(/^Мои карты 2 карты$/)).toBeVisible();
  expect(await findLink(/^Магазины Доступно для покупок 9.920.000.сум$/)).toBeVisible();
  expect(await findLink(/^Уведомления 3 новых/)).toBeVisible();
  expect(await findLink(/^Профиль \+998.90.000.00.01$/)).toBeVisible();
});

test.each([
  [
    'overdue',
    { ...next, overdue_days: 3, payment_date: '2026-11-18', payment_reason: 'overdue' },
    /^Главная просрочено на 3.дня 467.000.сум$/,
  ],
  ['without a date', { ...next, payment_date: null, payment_reason: 'initial_fee' }, /^Главная К оплате 467.000.сум$/],
  ['missing', null, /^Главная Платить сейчас нечего$/],
])('on /cabinet, if the next payment is %s, the link to the main page says so', async (_, data, name) => {
  await open({ ...FULL, [NEXT]: nextOf(data) });
  expect(await findLink(name)).toBeVisible();
});

test('if all requests fail, /cabinet still shows all 18 links, with descriptions of their pages', async () => {
  await open({});
  expect(await findLink(/^Мои заказы Всё, что вы купили$/)).toBeVisible();
  expect(await findLink(/^Магазины Где купить частями$/)).toBeVisible();
  expect(await findLink(/^Мои карты Карты для платежей$/)).toBeVisible();
  expect(await findLink(/^Главная Ближайший платёж и лимит$/)).toBeVisible();
  expect(await findLink(/^Баланс Пополнения, оплаты и вывод$/)).toBeVisible();
  expect(await findLink(/^Документы Выписка, договоры, графики, справки, календарь платежей$/)).toBeVisible();
  expect(linkTexts()).toHaveLength(18);
});

test('on /cabinet, if the limit is blocked, the link to the stores shows no available amount', async () => {
  await open({ ...FULL, [LIMIT]: () => ({ body: { data: { ...limit, status: 'blocked', available: 0 }, as_of: '2026-11-21' } }) });
  expect(await findLink(/^Мои заказы 21 заказ$/)).toBeVisible();
  expect(await findLink(/^Магазины Где купить частями$/)).toBeVisible();
});

test('on /cabinet the navigation marks no link as current', async () => {
  await open(FULL);
  await findLink(/^Профиль/);
  for (const link of within(await screen.findByRole('navigation', { name: 'Кабинет' })).getAllByRole('link'))
    expect(link).not.toHaveAttribute('aria-current');
});

test.each(['ru', 'uz'] as const)('in %s axe finds no accessibility violations on /cabinet', async (locale) => {
  await renderInCabinet(<HubView />, { api: fakeApi({ ...FULL, [NEXT]: nextOf({ ...next, overdue_days: 3 }) }).api, locale });
  expect(await screen.findByText(/\b21\b/, {}, LOADING)).toBeVisible();
  expect(await findAccessibilityViolations()).toEqual([]);
});
