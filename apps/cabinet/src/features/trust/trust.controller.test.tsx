import type { GatewayClient } from '@muddat/sdk';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { type FakeHandlers, fakeApi, problem } from '../../testing/fake-api.ts';
import { fakeAuth } from '../../testing/fake-auth.ts';
import { DILNOZA, renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { TrustController } from './trust.controller.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
const WAIT = { timeout: 10_000 };
const COPY = 'installment.createExport';
const COPIES = 'installment.getLatestExport';
const FILE = 'installment.getExport';
const DELETE = 'installment.deleteCustomer';
const kept = [{ what: 'orders', until: '2031-11-25' }];
const free = { possible: true, orders: [], balance: 0, bonuses: 0, kept, erased_at: null };

const copy = { id: 'exp_1', status: 'ready', created_at: '2026-11-25T06:00:00.000Z', expires_at: '2026-12-02T06:00:00.000Z' };

async function open(handlers: FakeHandlers = {}, stepUp: GatewayClient['stepUp'] = async () => ({ expires_in: 300 })) {
  const none = { 'installment.getDeletion': () => ({ body: { data: free } }), [COPIES]: () => ({ body: { data: null } }) };
  const server = fakeApi({ ...none, ...handlers });
  await renderInCabinet(<TrustController security={null} />, {
    api: server.api,
    auth: fakeAuth({ getSession: async () => DILNOZA, stepUp }),
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

test('[X-14] a copy of all data is asked for once and saved', async () => {
  const saved = watchSaving();
  let data: typeof copy | null = null;
  const { of } = await open({
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
  expect(of(COPY)).toHaveLength(1);
});

test('[X-14] whoever comes back, also on another device, finds the copy and until when it is there', async () => {
  const saved = watchSaving();
  const { of } = await open({ [COPIES]: () => ({ body: { data: copy } }), [FILE]: () => ({ file: 'PK', type: 'application/zip' }) });
  expect(await screen.findByText('Архив можно скачать до 2 декабря, 11:00', {}, WAIT)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Собрать копию' })).toBeNull();
  await press('Скачать архив');
  await waitFor(() => expect(saved).toEqual(['muddat-data.zip']), WAIT);
  expect([of(COPY), of(FILE).map(({ path }) => path)]).toEqual([[], ['installment/v3/user/export/exp_1']]);
});

test('[X-14] one that another tab asked for today is refused with the reason, and there to be saved', async () => {
  let data: typeof copy | null = null;
  await open({
    [COPIES]: () => ({ body: { data } }),
    [COPY]: () => {
      data = copy;
      return { status: 429, body: problem('export_lately', 'Копию данных уже собрали сегодня.', { retry_after: 3_600 }) };
    },
  });
  await press('Собрать копию');
  expect(await screen.findByText('Копию данных уже собрали сегодня.', {}, WAIT)).toBeVisible();
  expect(await button('Скачать архив')).toBeVisible();
});

test('[X-14] the file wants a fresh proof, and is saved after it', async () => {
  const saved = watchSaving();
  let isProven = false;
  const refused = { status: 403, body: problem('fresh_proof_required', 'Подтвердите, что это вы', { methods: ['code', 'password'] }) };
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

test('[X-14] a copy that could not be looked for is an error of its own part, and is looked for again', async () => {
  let fails = true;
  await open({
    [COPIES]: () => (fails ? { status: 500, body: problem('internal', 'Что-то пошло не так') } : { body: { data: copy } }),
  });
  expect(await screen.findByText('Не удалось загрузить статус копии', {}, WAIT)).toBeVisible();
  expect(await screen.findByText('Заказы и договоры, без имени и телефона — не дольше чем до 25 ноября 2031', {}, WAIT)).toBeVisible();
  fails = false;
  await press('Повторить');
  expect(await button('Скачать архив')).toBeVisible();
});

test('[X-14] an open order is named, and the account cannot be deleted', async () => {
  await open({ 'installment.getDeletion': () => ({ body: { data: { ...free, possible: false, orders: ['100008'] } } }) });
  expect(await screen.findByText('Сначала завершите заказы: № 100008', {}, WAIT)).toBeVisible();
  expect(await button('Удалить аккаунт')).toBeDisabled();
});

test('[X-14] what the law keeps is told before the account is deleted and after', async () => {
  const { of } = await open({
    [DELETE]: () => ({ body: { data: { deleted_at: '2026-11-25T06:00:00.000Z', erased_at: '2026-11-28T06:00:00.000Z', kept } } }),
  });
  expect(await screen.findByText('Заказы и договоры, без имени и телефона — не дольше чем до 25 ноября 2031', {}, WAIT)).toBeVisible();
  await press('Удалить аккаунт');
  expect(of(DELETE)).toEqual([]);
  await confirm();
  expect(await screen.findByRole('heading', { name: 'Аккаунт закрыт' }, WAIT)).toBeVisible();
  expect(screen.getByText(/^Мы сотрём его 28 ноября, 11:00\. Если передумаете, войдите/)).toBeVisible();
  expect(screen.getByText('Заказы и договоры, без имени и телефона — не дольше чем до 25 ноября 2031')).toBeVisible();
});

test('[X-14] bonuses that go with the account are told before it is deleted, and asked about; where there are none nothing is said', async () => {
  await open({ 'installment.getDeletion': () => ({ body: { data: { ...free, bonuses: 12_500 } } }) });
  expect(await screen.findByText(/^Сгорят бонусы на 12\s500\sсум\.$/, {}, WAIT)).toBeVisible();
  await press('Удалить аккаунт');
  expect(within(await question()).getByText(/заново\. Сгорят бонусы на 12\s500\sсум\.$/)).toBeVisible();
  cleanup();
  await open();
  await press('Удалить аккаунт');
  expect(within(await question()).queryByText(/бонус/)).toBeNull();
});

test('[X-14] a closed account says until when its end can be undone, and is open again after one press', async () => {
  let erased_at: string | null = '2026-11-28T06:00:00.000Z';
  const { of } = await open({
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
  expect(of('installment.undoDeletion')).toHaveLength(1);
});

test('[X-14] undoing that is refused says why, and can be tried again', async () => {
  await open({
    'installment.getDeletion': () => ({ body: { data: { ...free, erased_at: '2026-11-28T06:00:00.000Z' } } }),
    'installment.undoDeletion': () => ({ status: 429, body: problem('rate_limited', 'Слишком много попыток') }),
  });
  await press('Отменить удаление');
  expect(await screen.findByText(/^Слишком много попыток/, {}, WAIT)).toBeVisible();
  expect(await button('Отменить удаление')).toBeEnabled();
});

test('a refused deletion leaves the question open with the reason', async () => {
  await open({ [DELETE]: () => ({ status: 409, body: problem('deletion_balance', 'На балансе есть деньги.') }) });
  await press('Удалить аккаунт');
  await confirm();
  expect(await screen.findByText('На балансе есть деньги.', {}, WAIT)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Аккаунт закрыт' })).toBeNull();
});
