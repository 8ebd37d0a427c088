import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { type FakeHandlers, fakeApi, problem } from '../../testing/fake-api.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { TrustController } from './trust.controller.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
const WAIT = { timeout: 10_000 };
const COPY = 'installment.createExport';
const DELETE = 'installment.deleteCustomer';
const kept = [{ what: 'orders', until: '2031-11-25' }];
const free = { possible: true, orders: [], balance: 0, kept };

function Page() {
  const [copy, setCopy] = useState<string | null>(null);
  return <TrustController copyId={copy} onCopy={setCopy} security={null} />;
}

async function open(handlers: FakeHandlers = {}) {
  const server = fakeApi({ 'installment.getDeletion': () => ({ body: { data: free } }), ...handlers });
  await renderInCabinet(<Page />, { api: server.api });
  return server;
}
const button = (name: string) => screen.findByRole('button', { name }, WAIT);
const press = async (name: string) => userEvent.click(await button(name));

test('[X-14] a copy of all data is asked for once and saved', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const data = { id: 'exp_1', status: 'ready', created_at: '2026-11-25T06:00:00.000Z', expires_at: '2026-11-26T06:00:00.000Z' };
  const { of } = await open({
    [COPY]: () => ({ status: 201, body: { data } }),
    'installment.getExport': () => ({ file: 'PK', type: 'application/zip' }),
  });
  await press('Собрать копию');
  await press('Скачать архив');
  await waitFor(() => expect(saved).toEqual(['muddat-data.zip']), WAIT);
  expect(of(COPY)).toHaveLength(1);
});

test('[X-14] an open order is named, and the account cannot be deleted', async () => {
  await open({ 'installment.getDeletion': () => ({ body: { data: { ...free, possible: false, orders: ['100008'] } } }) });
  expect(await screen.findByText('Сначала завершите заказы: № 100008', {}, WAIT)).toBeVisible();
  expect(await button('Удалить аккаунт')).toBeDisabled();
});

test('[X-14] what the law keeps is told before the account is deleted and after', async () => {
  const { of } = await open({ [DELETE]: () => ({ body: { data: { deleted_at: '2026-11-25T06:00:00.000Z', kept } } }) });
  expect(await screen.findByText('Заказы и договоры — до 25.11.2031', {}, WAIT)).toBeVisible();
  await press('Удалить аккаунт');
  expect(of(DELETE)).toEqual([]);
  await press('Удалить навсегда');
  expect(await screen.findByRole('heading', { name: 'Аккаунт удалён' }, WAIT)).toBeVisible();
  expect(screen.getByText('Заказы и договоры — до 25.11.2031')).toBeVisible();
});

test('a refused deletion leaves the question open with the reason', async () => {
  await open({ [DELETE]: () => ({ status: 409, body: problem('deletion_balance', 'На балансе есть деньги.') }) });
  await press('Удалить аккаунт');
  await press('Удалить навсегда');
  expect(await screen.findByText('На балансе есть деньги.', {}, WAIT)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Аккаунт удалён' })).toBeNull();
});
