import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { databaseRows } from '../../app/offline/kept-rows.ts';
import { createKeptStore } from '../../app/offline/kept-store.ts';
import { EMPTY_DRAFT } from '../../domain/checkout/draft.ts';
import { keepDraft, readDraft } from '../../domain/checkout/draft-store.ts';
import { browserStore } from '../../shared/device/browser-store.ts';
import { PHOTOS_DATABASE } from '../../shared/device/forget.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { TrustController } from './trust.controller.tsx';

const WAIT = { timeout: 10_000 };
const kept = [{ what: 'orders', until: '2031-11-25' }];
const plan = { possible: true, orders: [], balance: 0, bonuses: 0, kept, erased_at: null };

test('[X-14] once the account is deleted nothing of the customer is left on the device, before anything else is pressed', async () => {
  const store = createKeptStore();
  await store.claim('cus_0001');
  await store.keep({ owner: 'cus_0001', name: 'order/100001', data: { number: '100001' }, at: Date.now() });
  keepDraft(browserStore(), 'cus_0001', { ...EMPTY_DRAFT, address: 'Registon 1' }, Date.now());
  const { api } = fakeApi({
    'installment.getDeletion': () => ({ body: { data: plan } }),
    'installment.getLatestExport': () => ({ body: { data: null } }),
    'installment.deleteCustomer': () => ({
      body: { data: { deleted_at: '2026-11-25T06:00:00.000Z', erased_at: '2026-11-28T06:00:00.000Z', kept } },
    }),
  });
  const deleteDatabase = vi.spyOn(indexedDB, 'deleteDatabase');
  onTestFinished(() => deleteDatabase.mockRestore());
  await renderInCabinet(<TrustController security={null} />, { api });
  await userEvent.click(await screen.findByRole('button', { name: 'Удалить аккаунт' }, WAIT));
  expect(await databaseRows().row('order/100001')).toBeDefined();
  await userEvent.click(within(await screen.findByRole('alertdialog', {}, WAIT)).getByRole('button', { name: 'Удалить аккаунт' }));
  expect(await screen.findByRole('heading', { name: 'Аккаунт закрыт' }, WAIT)).toBeVisible();
  await expect.poll(() => databaseRows().row('order/100001')).toBeUndefined();
  expect(await databaseRows().key()).toBeUndefined();
  expect(readDraft(browserStore(), 'cus_0001', Date.now())).toEqual(EMPTY_DRAFT);
  expect(deleteDatabase.mock.calls.flat()).toContain(PHOTOS_DATABASE);
  expect(screen.getByRole('heading', { name: 'Аккаунт закрыт' })).toBeVisible();
});
