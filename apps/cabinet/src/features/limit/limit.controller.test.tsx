import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { EMPTY_CHECKOUT_DRAFT } from '../../domain/checkout/checkout-draft.ts';
import { saveCheckoutDraft } from '../../domain/checkout/checkout-draft-store.ts';
import type { Limit } from '../../domain/limit/limit-step.ts';
import { type FakeHandlers, fakeApi, problemBody } from '../../testing/fake-api.ts';
import { goodsResponse } from '../../testing/goods.ts';
import { LIMIT_BY_STATUS, RESTORABLE_LIMIT } from '../../testing/limits.ts';
import { restoreEventSource, stubEventSource, waitForStream } from '../../testing/manual-event-source.ts';
import { openCabinet } from '../../testing/open-cabinet.tsx';
import { OVERDUE_ORDER } from '../../testing/orders.ts';

afterEach(() => {
  window.localStorage.clear();
  cleanup();
});

const LIMIT = 'installment.getLimit';
const NEXT = 'installment.getNextPayment';
const REQUEST = 'installment.requestLimit';
const RESTORE = 'installment.restoreLimit';
const WAIT = { timeout: 30_000 };
const AS_OF = '2026-11-24';
const next = {
  order_id: '100008',
  order_number: '100008',
  store: OVERDUE_ORDER.store,
  payment_date: '2026-11-18',
  payment_amount: 467_000,
  payment_reason: 'overdue',
  payment_min: 1_000,
  payment_max: 933_980,
  overdue_days: 3,
  past_due_debt: 467_000,
};
const limitResponse = (limit: object) => () => ({ body: { data: limit, as_of: AS_OF } });

async function open(limit: Limit, handlers: FakeHandlers = {}, locale: 'ru' | 'uz' = 'ru') {
  const server = fakeApi({ [LIMIT]: limitResponse(limit), [NEXT]: limitResponse(next), ...handlers });
  const router = await openCabinet({ server, path: '/cabinet/limit', locale });
  return { ...server, router };
}
const main = async () => within(await screen.findByRole('main', {}, WAIT));
/** The page loads the file of the goods lazily. */
const loadGoods = () => act(() => import('../../domain/goods/goods-to-buy.tsx'));
const heading = async (name: string) => (await main()).findByRole('heading', { level: 2, name }, WAIT);

test.each([
  ['not_created', 'Узнайте свой лимит', 'Limitingizni bilib oling', 'Узнать лимит', null],
  ['requested', 'Осталось подтвердить личность', 'Shaxsingizni tasdiqlash qoldi', 'Подтвердить личность', '/ru/cabinet/verification'],
  ['pending', 'Проверяем заявку', 'Ariza tekshirilmoqda', 'Обновить статус', null],
  ['approved', 'Лимит одобрен', 'Limit tasdiqlandi', 'Выбрать магазин', '/ru/partners'],
  ['rejected', 'Лимит пока не одобрен', 'Limit hozircha tasdiqlanmadi', 'Исправить данные', '/ru/cabinet/verification'],
  ['expired', 'Срок лимита истёк', 'Limit muddati tugagan', 'Узнать лимит', null],
  ['blocked', 'Лимит приостановлен', 'Limit toʻxtatilgan', 'Оплатить просрочку', '/ru/orders/100008/pay'],
] as const)(
  '[S4-08] the page of a limit that is %s has the heading «%s», in Uzbek «%s», and the action «%s»',
  async (status, title, titleUz, label, href) => {
    await open(LIMIT_BY_STATUS[status]);
    expect(await heading(title)).toBeVisible();
    const page = await main();
    const { reason } = LIMIT_BY_STATUS[status];
    if (reason) expect(page.getByText(reason.text)).toBeVisible();
    if (href === null) expect(page.getByRole('button', { name: label })).toBeVisible();
    else await waitFor(() => expect(page.getByRole('link', { name: label })).toHaveAttribute('href', href), WAIT);
    cleanup();
    await open(LIMIT_BY_STATUS[status], {}, 'uz');
    expect(await heading(titleUz)).toBeVisible();
  },
);

test.each(['rejected', 'blocked'] as const)('the page of a limit that is %s links to the phone of support and to /faq', async (status) => {
  await open(LIMIT_BY_STATUS[status]);
  await heading('Не согласны или есть вопрос?');
  const ways = within((await main()).getByRole('list', { name: 'Не согласны или есть вопрос?' })).getAllByRole('link');
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(['tel:+998712000000', '/ru/faq']);
});

test.each([
  ['approved', false],
  ['pending', true],
  ['not_created', true],
] as const)('with a checkout draft, a limit that is %s links to it, not to the stores (has other buttons: %s)', async (status, isOther) => {
  saveCheckoutDraft(window.localStorage, 'cus_0001', { ...EMPTY_CHECKOUT_DRAFT, address: 'ул. Бабура, 1' }, Date.now());
  await open(LIMIT_BY_STATUS[status]);
  const page = await main();
  expect(await page.findByRole('link', { name: 'Вернуться к заказу' }, WAIT)).toHaveAttribute('href', '/ru/cabinet/checkout');
  expect(page.queryByRole('link', { name: 'Выбрать магазин' })).toBeNull();
  expect(page.queryAllByRole('button').length > 0).toBe(isOther);
});

test('if the server names an unknown next step, the limit page offers the step that fits the status', async () => {
  await open({ ...LIMIT_BY_STATUS.rejected, next_step: 'some_day_new' });
  await heading('Лимит пока не одобрен');
  expect((await main()).getByRole('link', { name: 'Исправить данные' })).toHaveAttribute('href', '/ru/cabinet/verification');
});

test('the page of an approved limit shows the available and the used amount', async () => {
  await open(LIMIT_BY_STATUS.approved);
  await heading('Доступно для покупок');
  expect((await main()).getByText(/^9.920.000/)).toBeVisible();
  expect((await main()).getByText('использовано 5 080 000')).toBeVisible();
});

test('below an approved limit the page shows goods that it pays for', async () => {
  const { requestsTo } = await open(LIMIT_BY_STATUS.approved, { 'installment.listProducts': () => goodsResponse('7') });
  const goods = within(await screen.findByRole('region', { name: /^На ваш лимит, до 9.920.000/ }, WAIT));
  expect(await goods.findByRole('link', { name: /Плита Kelvor GE-70/ }, WAIT)).toHaveAttribute('href', '/ru/product/7');
  expect(requestsTo('installment.listProducts')[0]?.query.get('price_max')).toBe('9920000');
});

test.each([
  ['pending', LIMIT_BY_STATUS.pending, 'Проверяем заявку'],
  ['approved but used up', { ...LIMIT_BY_STATUS.approved, used: 15_000_000, available: 0 }, 'Лимит одобрен'],
])('the page of a limit that is %s shows no goods', async (_case, limit, title) => {
  const { requestsTo } = await open(limit, {
    'installment.listProducts': () => goodsResponse('7'),
    [NEXT]: () => ({ body: { data: null, as_of: AS_OF } }),
  });
  await heading(title);
  await loadGoods();
  await expect.poll(() => requestsTo(NEXT).length).toBeGreaterThan(0);
  expect(screen.queryByRole('link', { name: /Плита Kelvor/ })).toBeNull();
  expect(requestsTo('installment.listProducts')).toEqual([]);
});

test('requesting a limit opens the verification; after a lost response it is repeated with the same idempotency key', async () => {
  let lost = true;
  const { requestsTo, router } = await open(LIMIT_BY_STATUS.not_created, {
    [REQUEST]: () => (lost ? 'no-answer' : limitResponse(LIMIT_BY_STATUS.requested)()),
  });
  await heading('Узнайте свой лимит');
  const press = async () => userEvent.click((await main()).getByRole('button', { name: 'Узнать лимит' }));
  await press();
  expect(await screen.findByText(/^Нет связи с сервером/, {}, WAIT)).toBeVisible();
  lost = false;
  await press();
  await waitFor(() => expect(router.history.location.pathname).toBe('/ru/cabinet/verification'), WAIT);
  expect(requestsTo(REQUEST)).toHaveLength(2);
  expect(new Set(requestsTo(REQUEST).map(({ key }) => key)).size).toBe(1);
  expect(requestsTo(REQUEST)[0]?.key).toBeTruthy();
});

test('[S4-09] after a request to restore the limit the page says that the decision comes by SMS', async () => {
  const { requestsTo, handlers } = await open(RESTORABLE_LIMIT, {
    [RESTORE]: () => {
      const restoration = { request_id: 'rst_1', requested_at: '2026-11-24T08:00:00.000Z' };
      handlers[LIMIT] = limitResponse({ ...RESTORABLE_LIMIT, status: 'pending', next_step: 'wait', reason: null, restoration });
      return { status: 202, body: restoration };
    },
  });
  await heading('Лимит приостановлен');
  await userEvent.click((await main()).getByRole('button', { name: 'Восстановить лимит' }));
  expect(await heading('Запрос отправлен, ждите СМС')).toBeVisible();
  expect((await main()).getByText(/^Запрос на восстановление отправлен 24 ноября, 13:00\.$/)).toBeVisible();
  expect((await main()).getByText(/Ответ придёт по СМС/)).toBeVisible();
  expect(requestsTo(RESTORE).map(({ key }) => key)).toEqual([expect.any(String)]);
  expect((await main()).queryByRole('button', { name: 'Восстановить лимит' })).toBeNull();
});

test('[S4-09] a restoration of the limit that was already requested elsewhere is shown as sent', async () => {
  const { handlers } = await open(RESTORABLE_LIMIT, {
    [RESTORE]: () => {
      const restoration = { request_id: 'rst_1', requested_at: '2026-11-24T08:00:00.000Z' };
      handlers[LIMIT] = limitResponse({ ...RESTORABLE_LIMIT, status: 'pending', next_step: 'wait', reason: null, restoration });
      return { status: 409, body: problemBody('restoration_open', 'Запрос уже отправлен. Ответ придет в СМС') };
    },
  });
  await heading('Лимит приостановлен');
  await userEvent.click((await main()).getByRole('button', { name: 'Восстановить лимит' }));
  expect(await heading('Запрос отправлен, ждите СМС')).toBeVisible();
});

test('a decision about the limit appears on the open limit page through the server events', async () => {
  stubEventSource();
  const { handlers } = await open(LIMIT_BY_STATUS.pending);
  await heading('Проверяем заявку');
  handlers[LIMIT] = limitResponse(LIMIT_BY_STATUS.approved);
  (await waitForStream()).emit('limit');
  expect(await heading('Лимит одобрен')).toBeVisible();
  cleanup();
  await restoreEventSource();
});

test('«Обновить статус» on the limit page loads a decision about the limit immediately', async () => {
  const { handlers } = await open(LIMIT_BY_STATUS.pending);
  await heading('Проверяем заявку');
  handlers[LIMIT] = limitResponse(LIMIT_BY_STATUS.approved);
  await userEvent.click((await main()).getByRole('button', { name: 'Обновить статус' }));
  expect(await heading('Лимит одобрен')).toBeVisible();
});

test('«Обновить статус» on the limit page shows an error if there is no response, and works when pressed again', async () => {
  const { handlers } = await open(LIMIT_BY_STATUS.pending);
  await heading('Проверяем заявку');
  handlers[LIMIT] = () => 'no-answer';
  await userEvent.click((await main()).getByRole('button', { name: 'Обновить статус' }));
  expect(await screen.findByText('Не удалось проверить. Попробуйте ещё раз.', {}, WAIT)).toBeVisible();
  handlers[LIMIT] = limitResponse(LIMIT_BY_STATUS.approved);
  await userEvent.click((await main()).getByRole('button', { name: 'Обновить статус' }));
  expect(await heading('Лимит одобрен')).toBeVisible();
});

test('a limit that fails to load shows an error with a retry', async () => {
  const { handlers } = await open(LIMIT_BY_STATUS.approved, { [LIMIT]: () => 'no-answer' });
  expect(await screen.findByText('Не удалось загрузить лимит', {}, WAIT)).toBeVisible();
  handlers[LIMIT] = limitResponse(LIMIT_BY_STATUS.approved);
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await heading('Лимит одобрен')).toBeVisible();
});
