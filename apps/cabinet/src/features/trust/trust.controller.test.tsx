import type { GatewayClient } from '@muddat/sdk';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { type FakeHandlers, fakeApi, problemBody } from '../../testing/fake-api.ts';
import { fakeGatewayClient } from '../../testing/fake-auth.ts';
import { CUSTOMER_SESSION, renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { TrustController } from './trust.controller.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
const WAIT = { timeout: 30_000 };
const COPY = 'installment.createExport';
const COPIES = 'installment.getLatestExport';
const FILE = 'installment.getExport';
const DELETE = 'installment.deleteCustomer';
const retained = [{ what: 'orders', until: '2031-11-25' }];
const free = { possible: true, orders: [], balance: 0, bonuses: 0, kept: retained, erased_at: null };

const copy = { id: 'exp_1', status: 'ready', created_at: '2026-11-25T06:00:00.000Z', expires_at: '2026-12-02T06:00:00.000Z' };

async function open(handlers: FakeHandlers = {}, stepUp: GatewayClient['stepUp'] = async () => ({ expires_in: 300 })) {
  const none = { 'installment.getDeletion': () => ({ body: { data: free } }), [COPIES]: () => ({ body: { data: null } }) };
  const server = fakeApi({ ...none, ...handlers });
  await renderInCabinet(<TrustController />, {
    api: server.api,
    auth: fakeGatewayClient({ getSession: async () => CUSTOMER_SESSION, stepUp }),
  });
  return server;
}
/** Records the names of the files that are saved. */
function watchSaving(): string[] {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  return saved;
}
const button = (name: string) => screen.findByRole('button', { name }, WAIT);
const press = async (name: string) => userEvent.click(await button(name));
const question = () => screen.findByRole('alertdialog', { name: 'Удалить аккаунт?' }, WAIT);
const confirm = async () => userEvent.click(within(await question()).getByRole('button', { name: 'Удалить аккаунт' }));

test('[X-14] the customer requests a copy of their data once and saves it as a ZIP file', async () => {
  const saved = watchSaving();
  let data: typeof copy | null = null;
  const { requestsTo } = await open({
    [COPIES]: () => ({ body: { data } }),
    [COPY]: () => {
      data = copy;
      return { status: 201, body: { data } };
    },
    [FILE]: () => ({ file: 'PK', type: 'application/zip' }),
  });
  await press('Собрать копию');
  expect(await button('Скачать архив')).toHaveFocus();
  await press('Скачать архив');
  await waitFor(() => expect(saved).toEqual(['muddat-data.zip']), WAIT);
  expect(requestsTo(COPY)).toHaveLength(1);
});

test('[X-14] a customer who returns finds the data copy with its expiry date, and downloads it without a new request', async () => {
  const saved = watchSaving();
  const { requestsTo } = await open({
    [COPIES]: () => ({ body: { data: copy } }),
    [FILE]: () => ({ file: 'PK', type: 'application/zip' }),
  });
  expect(await screen.findByText('Архив можно скачать до 2 декабря, 11:00', {}, WAIT)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Собрать копию' })).toBeNull();
  await press('Скачать архив');
  await waitFor(() => expect(saved).toEqual(['muddat-data.zip']), WAIT);
  expect([requestsTo(COPY), requestsTo(FILE).map(({ path }) => path)]).toEqual([[], ['installment/v3/user/export/exp_1']]);
});

test('[X-14] a second data copy on one day is refused with the reason, and the existing copy is offered', async () => {
  let data: typeof copy | null = null;
  await open({
    [COPIES]: () => ({ body: { data } }),
    [COPY]: () => {
      data = copy;
      return { status: 429, body: problemBody('export_lately', 'Копию данных уже собрали сегодня.', { retry_after: 3_600 }) };
    },
  });
  await press('Собрать копию');
  expect(await screen.findByText('Копию данных уже собрали сегодня.', {}, WAIT)).toBeVisible();
  expect(await button('Скачать архив')).toBeVisible();
});

test('[X-14] downloading the data copy requires re-authentication and continues after it', async () => {
  const saved = watchSaving();
  let isProven = false;
  const refused = { status: 403, body: problemBody('fresh_proof_required', 'Подтвердите, что это вы', { methods: ['code', 'password'] }) };
  await open(
    {
      [COPIES]: () => ({ body: { data: copy } }),
      [FILE]: () => (isProven ? { file: 'PK', type: 'application/zip' } : refused),
    },
    async () => {
      isProven = true;
      return { expires_in: 300 };
    },
  );
  await press('Скачать архив');
  await screen.findByRole('dialog', { name: 'Подтвердите, что это вы' }, { timeout: 20_000 });
  await press('Пароль');
  await userEvent.type(await screen.findByLabelText('Пароль', {}, WAIT), 'Muddat-demo-1{Enter}');
  await waitFor(() => expect(saved).toEqual(['muddat-data.zip']), WAIT);
});

test('[X-14] if the status of the data copy fails to load, an error with a retry appears, and the retained data stay listed', async () => {
  let fails = true;
  await open({
    [COPIES]: () => (fails ? { status: 500, body: problemBody('internal', 'Что-то пошло не так') } : { body: { data: copy } }),
  });
  expect(await screen.findByText('Не удалось загрузить статус копии', {}, WAIT)).toBeVisible();
  expect(await screen.findByText('Заказы и договоры, без имени и телефона — не дольше чем до 25 ноября 2031', {}, WAIT)).toBeVisible();
  fails = false;
  await press('Повторить');
  expect(await button('Скачать архив')).toBeVisible();
});

test('[X-14] a customer with an open order cannot delete the account, and the page names the order', async () => {
  await open({ 'installment.getDeletion': () => ({ body: { data: { ...free, possible: false, orders: ['100008'] } } }) });
  expect(await screen.findByText('Сначала завершите заказы: № 100008', {}, WAIT)).toBeVisible();
  expect(await button('Удалить аккаунт')).toBeDisabled();
});

test('[X-14] the trust page lists the data that the law requires us to store, before and after the deletion', async () => {
  const { requestsTo } = await open({
    [DELETE]: () => ({ body: { data: { deleted_at: '2026-11-25T06:00:00.000Z', erased_at: '2026-11-28T06:00:00.000Z', kept: retained } } }),
  });
  expect(await screen.findByText('Заказы и договоры, без имени и телефона — не дольше чем до 25 ноября 2031', {}, WAIT)).toBeVisible();
  await press('Удалить аккаунт');
  expect(requestsTo(DELETE)).toEqual([]);
  await confirm();
  expect(await screen.findByRole('heading', { name: 'Аккаунт закрыт' }, WAIT)).toBeVisible();
  expect(screen.getByText(/^Мы сотрём его 28 ноября, 11:00\. Если передумаете, войдите/)).toBeVisible();
  expect(screen.getByText('Заказы и договоры, без имени и телефона — не дольше чем до 25 ноября 2031')).toBeVisible();
});

test('[X-14] trust page and confirmation of the deletion warn of lost bonuses, and without bonuses the confirmation does not', async () => {
  await open({ 'installment.getDeletion': () => ({ body: { data: { ...free, bonuses: 12_500 } } }) });
  expect(await screen.findByText(/^Сгорят бонусы на 12\s500\sсум\.$/, {}, WAIT)).toBeVisible();
  await press('Удалить аккаунт');
  expect(within(await question()).getByText(/заново\. Сгорят бонусы на 12\s500\sсум\.$/)).toBeVisible();
  cleanup();
  await open();
  await press('Удалить аккаунт');
  expect(within(await question()).queryByText(/бонус/)).toBeNull();
});

test('[X-14] the trust page of a closed account shows the deadline for reopening it, and one press reopens it', async () => {
  let erased_at: string | null = '2026-11-28T06:00:00.000Z';
  const { requestsTo } = await open({
    'installment.getDeletion': () => ({ body: { data: { ...free, erased_at } } }),
    'installment.undoDeletion': () => {
      erased_at = null;
      return { status: 204 };
    },
  });
  expect(await screen.findByText(/^Аккаунт закрыт: .* 28 ноября, 11:00\.$/, {}, WAIT)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Удалить аккаунт' })).toBeNull();
  await press('Отменить удаление');
  expect(await button('Удалить аккаунт')).toBeEnabled();
  // The pressed button is gone, so the focus must be on the heading.
  expect(screen.getByRole('heading', { name: 'Удалить аккаунт' })).toHaveFocus();
  expect(screen.getByText('Удаление отменено. Аккаунт снова открыт.')).toBeVisible();
  expect(requestsTo('installment.undoDeletion')).toHaveLength(1);
});

test('[X-14] a refused reopening of the account shows the reason, and can be repeated', async () => {
  await open({
    'installment.getDeletion': () => ({ body: { data: { ...free, erased_at: '2026-11-28T06:00:00.000Z' } } }),
    'installment.undoDeletion': () => ({ status: 429, body: problemBody('rate_limited', 'Слишком много попыток') }),
  });
  await press('Отменить удаление');
  expect(await screen.findByText(/^Слишком много попыток/, {}, WAIT)).toBeVisible();
  expect(await button('Отменить удаление')).toBeEnabled();
});

test('a refused deletion of the account keeps it open and shows the reason', async () => {
  await open({ [DELETE]: () => ({ status: 409, body: problemBody('deletion_balance', 'На балансе есть деньги.') }) });
  await press('Удалить аккаунт');
  await confirm();
  expect(await screen.findByText('На балансе есть деньги.', {}, WAIT)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Аккаунт закрыт' })).toBeNull();
});
