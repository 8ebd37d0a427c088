import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { findAccessibilityViolations } from '../../testing/accessibility-violations.ts';
import { ALL_ORDERS_CONSENT, FAILED_DEBIT, HUMO_CARD, ORDER_CONSENT, withdrawnConsent } from '../../testing/consents.ts';
import { type FakeHandlers, fakeApi, problemBody } from '../../testing/fake-api.ts';
import { BALANCE, OVERDUE_ORDER, SAVED_CARD } from '../../testing/orders.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import type { Consent } from './consent-queries.ts';
import { ConsentsController } from './consents.controller.tsx';

afterEach(cleanup);

const LIST = 'billing.listConsents';
const SAVE = 'billing.saveConsent';
const WITHDRAW = 'billing.withdrawConsent';
const ORDER = { ...OVERDUE_ORDER, id: '100001', number: '100001' };
/** The name with the no-break space that the page uses in numbers of cards and orders. */
const withNbsp = (name: string) => name.replace(/(••|№) /, '$1\u00a0');

/** Renders the page of automatic debits with a state in place of the URL parameter that opens the form. */
function Page({ order }: { order: string | null }) {
  const [granting, setGranting] = useState(order !== null);
  return <ConsentsController granting={granting} order={order} onGranting={setGranting} />;
}

/** A billing API with stored consents that the page can change. */
async function show({
  consents = [ORDER_CONSENT],
  order = null,
  ...answers
}: FakeHandlers & { consents?: Consent[]; order?: string | null } = {}) {
  let standing = consents;
  const server = fakeApi({
    [LIST]: () => ({ body: { data: standing, as_of: '2026-11-25' } }),
    'billing.listEntities': ({ query }) => ({
      body: { data: query.get('collection_type') === 'balance' ? [BALANCE] : [SAVED_CARD, HUMO_CARD] },
    }),
    'installment.getOrder': () => ({ body: { data: ORDER, as_of: '2026-11-25' } }),
    [SAVE]: ({ body }) => {
      const terms = Object(body);
      const saved = { ...ORDER_CONSENT, ...terms, history: ORDER_CONSENT.history };
      standing = [saved, ...standing.filter(({ status }) => status === 'withdrawn')];
      return { body: saved };
    },
    [WITHDRAW]: () => {
      standing = standing.map(withdrawnConsent);
      return { body: standing[0] };
    },
    ...answers,
  });
  await renderInCabinet(<Page order={order} />, { api: server.api });
  return server;
}

const button = (name: string) => screen.findByRole('button', { name: withNbsp(name) });
const press = async (name: string) => userEvent.click(await button(name));

test('[X-07] a consent shows its cards in order, balance floor, days of notice, next debit and past debits', async () => {
  await show({ consents: [{ ...ORDER_CONSENT, debits: [FAILED_DEBIT, ...ORDER_CONSENT.debits] }] });
  expect(await screen.findByRole('heading', { name: withNbsp('Texno Olam, заказ № 100001') })).toBeVisible();
  const terms = screen.getByText('Карты по порядку').closest('dl');
  expect(terms?.textContent).toMatch(/1\. Uzcard ••.12342\. Humo ••.5678.*оставляем 50.000.сум.*за 3 дня/);
  expect(screen.getByRole('list', { name: 'Следующее списание' }).textContent).toMatch(
    /18 декабря 2026.*1234.*предупредим 15 декабря 2026.*467.000.сум/,
  );
  const made = within(screen.getByRole('list', { name: 'Списания' })).getAllByRole('listitem');
  expect(made[0]?.textContent).toMatch(/18 ноября 2026.*Нет карты, с которой можно списать.*не прошло/);
  expect(made[1]?.textContent).toMatch(/1234: На карте недостаточно денег.*баланс \(67.000.сум\) \+ .*5678 \(400.000.сум\).*списано/);
  // Each attempted debit links to its payment.
  const tries = within(made[1] ?? document.body).getAllByRole('link', { name: /1234|5678/ });
  expect(tries.map((link) => link.getAttribute('href'))).toEqual(['pay_1', 'pay_2'].map((id) => `/ru/cabinet/payments?payment=${id}`));
  expect(screen.getByRole('link', { name: /^Оплатить вручную/ })).toHaveAttribute('href', '/ru/orders/100001/pay');
});

test('[X-07] one press withdraws a consent; the status message has the focus and links to a new grant', async () => {
  const server = await show();
  await press('Отключить автосписание: Texno Olam, заказ № 100001');
  const told = await screen.findByText('Автосписание отключено: Texno Olam, заказ № 100001');
  await waitFor(() => expect(told.closest('[role=status]')).toHaveFocus());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.requestsTo(WITHDRAW)).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Включить снова' })).toHaveAttribute('href', '/ru/cabinet/consents?step=grant&order=100001');
  expect(await screen.findByText('Автосписание выключено')).toBeVisible();
});

test('[X-07] after a withdrawal the status message names the remaining consents', async () => {
  const consents = [ORDER_CONSENT, ALL_ORDERS_CONSENT];
  const server = await show({ consents });
  server.handlers[LIST] = () => ({
    body: {
      data: consents.map((one) => (server.requestsTo(WITHDRAW).length > 0 && one === ORDER_CONSENT ? withdrawnConsent(one) : one)),
      as_of: '2026-11-25',
    },
  });
  server.handlers[WITHDRAW] = () => ({ body: withdrawnConsent(ORDER_CONSENT) });
  await press('Отключить автосписание: Texno Olam, заказ № 100001');
  const told = (await screen.findByText('Автосписание отключено: Texno Olam, заказ № 100001')).closest('[role=status]');
  expect(told?.textContent).toContain('По этому заказу больше ничего не спишем');
  expect(told?.textContent).toContain('Разрешение «Все заказы» на этот заказ не действует');
  expect(told?.textContent).not.toContain('Больше ничего не спишем');
  expect(screen.getByText(/^Кроме заказов, автосписание которых вы отключили: Texno Olam/)).toBeVisible();
  expect(await button('Отключить автосписание: Все заказы')).toBeVisible();
});

test('[X-07] a consent withdrawn despite a lost response is shown as withdrawn, without a second request', async () => {
  const server = await show();
  const works = server.handlers[WITHDRAW];
  server.handlers[WITHDRAW] = async (call): Promise<'no-answer'> => {
    await works?.(call);
    return 'no-answer';
  };
  await press('Отключить автосписание: Texno Olam, заказ № 100001');
  expect(await screen.findByText('Автосписание отключено: Texno Olam, заказ № 100001')).toBeVisible();
  expect(server.requestsTo(WITHDRAW)).toHaveLength(1);
});

test('[X-07] a failed withdrawal shows an error with a retry, and the consent stays in the list', async () => {
  const server = await show({ [WITHDRAW]: () => ({ status: 500, body: problemBody('internal', 'Что-то пошло не так') }) });
  await press('Отключить автосписание: Texno Olam, заказ № 100001');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/^Не удалось отключить автосписание/);
  expect(screen.getByRole('heading', { name: withNbsp('Texno Olam, заказ № 100001') })).toBeVisible();
  server.handlers[WITHDRAW] = () => ({ body: withdrawnConsent(ORDER_CONSENT) });
  await userEvent.click(within(alert).getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Автосписание отключено: Texno Olam, заказ № 100001')).toBeVisible();
});

test('[X-07] the consent form preselects no card and requires a source; its cards are ordered by keyboard and keep the focus', async () => {
  const server = await show({ consents: [], order: '100001' });
  const [first, second] = await screen.findAllByRole('checkbox');
  if (!first || !second) throw new Error('two cards are needed');
  expect([first, second].map((box) => box.getAttribute('checked'))).toEqual([null, null]);
  await press('Разрешить автосписание');
  expect(await screen.findByText('Отметьте карту или разрешите списывать с баланса')).toBeVisible();
  expect(first).toHaveFocus();
  await userEvent.click(first);
  await userEvent.click(second);
  const down = await button('Ниже: Uzcard •• 1234');
  down.focus();
  await userEvent.keyboard('{Enter}');
  expect(down).toHaveFocus();
  expect(await screen.findByText('Uzcard •• 1234: место 2 из 2')).toBeInTheDocument();
  expect(await findAccessibilityViolations()).toEqual([]);
  await press('Разрешить автосписание');
  expect(await screen.findByText(/^Автосписание включено/)).toBeVisible();
  expect(server.requestsTo(SAVE).map(({ body }) => body)).toEqual([
    { order_id: '100001', card_order: ['card_2', 'card_1'], use_balance: false, balance_floor: 0, notice_days: 3 },
  ]);
});

test('[X-07] a consent granted despite a lost response is found in the list, without a second request', async () => {
  const server = await show({ order: '100001' });
  const works = server.handlers[SAVE];
  server.handlers[SAVE] = async (call): Promise<'no-answer'> => {
    await works?.(call);
    return 'no-answer';
  };
  await press('Сохранить изменения');
  expect(await screen.findByText(/^(Автосписание включено|Изменения сохранены)/)).toBeVisible();
  expect(server.requestsTo(SAVE)).toHaveLength(1);
});

test('[X-07] granting a consent again after a lost response sends the same idempotency key; other terms get another', async () => {
  const server = await show({ consents: [withdrawnConsent(ORDER_CONSENT)], order: '100001', [SAVE]: () => 'no-answer' });
  const again = async () => {
    const sent = server.requestsTo(SAVE).length;
    await press('Разрешить автосписание');
    await waitFor(() => expect(server.requestsTo(SAVE)).toHaveLength(sent + 1));
    await screen.findByRole('alert');
    await waitFor(async () => expect(await button('Разрешить автосписание')).not.toHaveAttribute('aria-busy'));
  };
  await again();
  await again();
  await userEvent.click(screen.getByRole('checkbox', { name: withNbsp('Humo •• 5678') }));
  await again();
  const [first, second, third] = server.requestsTo(SAVE).map(({ key }) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('[X-07] granting a consent requires re-authentication; if the customer cancels it, the refusal is shown', async () => {
  const refusal = { ...problemBody('fresh_proof_required', 'Подтвердите, что это вы'), methods: ['code', 'password'] };
  const server = await show({ order: '100001', [SAVE]: () => ({ status: 403, body: refusal }) });
  await press('Сохранить изменения');
  const question = await screen.findByRole('dialog', {}, { timeout: 20_000 });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect((await screen.findAllByText('Подтвердите, что это вы')).length).toBeGreaterThan(0);
  expect(server.requestsTo(SAVE)).toHaveLength(1);
});

test('[X-07] granting a consent with a deleted card shows an error, and the card disappears from the choice', async () => {
  const server = await show({ order: '100001', [SAVE]: () => ({ status: 404, body: problemBody('not_found', 'Не найдено') }) });
  await button('Сохранить изменения');
  server.handlers['billing.listEntities'] = ({ query }) => ({
    body: { data: query.get('collection_type') === 'balance' ? [BALANCE] : [SAVED_CARD] },
  });
  await press('Сохранить изменения');
  expect(await screen.findByText(/^Карты или заказа уже нет/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: withNbsp('Humo •• 5678') })).toBeNull());
});

test('[X-07] consents that fail to load show an error with a retry', async () => {
  const server = await show({ [LIST]: () => 'no-answer' });
  expect(await screen.findByText('Не удалось загрузить автосписание')).toBeVisible();
  server.handlers[LIST] = () => ({ body: { data: [], as_of: '2026-11-25' } });
  await press('Повторить');
  expect(await screen.findByText('Автосписание выключено')).toBeVisible();
});
