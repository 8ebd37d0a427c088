import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { databaseRowStorage } from '../../app/offline/offline-rows.ts';
import { createOfflineStore } from '../../app/offline/offline-store.ts';
import { EMPTY_CHECKOUT_DRAFT } from '../../domain/checkout/checkout-draft.ts';
import { readCheckoutDraft, saveCheckoutDraft } from '../../domain/checkout/checkout-draft-store.ts';
import { localStorageOrMemory } from '../../shared/device/browser-store.ts';
import { PHOTOS_DATABASE_NAME } from '../../shared/device/clear-databases.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { TrustController } from './trust.controller.tsx';

const WAIT = { timeout: 30_000 };
const retained = [{ what: 'orders', until: '2031-11-25' }];
const plan = { possible: true, orders: [], balance: 0, bonuses: 0, kept: retained, erased_at: null };

test('[X-14] deleting the account removes cached responses, checkout draft and photos from the device at once', async () => {
  const store = createOfflineStore();
  await store.claim('cus_0001');
  await store.save({ owner: 'cus_0001', name: 'order/100001', data: { number: '100001' }, at: Date.now() });
  saveCheckoutDraft(localStorageOrMemory(), 'cus_0001', { ...EMPTY_CHECKOUT_DRAFT, address: 'Registon 1' }, Date.now());
  const { api } = fakeApi({
    'installment.getDeletion': () => ({ body: { data: plan } }),
    'installment.getLatestExport': () => ({ body: { data: null } }),
    'installment.deleteCustomer': () => ({
      body: { data: { deleted_at: '2026-11-25T06:00:00.000Z', erased_at: '2026-11-28T06:00:00.000Z', kept: retained } },
    }),
  });
  const deleteDatabase = vi.spyOn(indexedDB, 'deleteDatabase');
  onTestFinished(() => deleteDatabase.mockRestore());
  await renderInCabinet(<TrustController />, { api });
  await userEvent.click(await screen.findByRole('button', { name: 'Удалить аккаунт' }, WAIT));
  expect(await databaseRowStorage().row('order/100001')).toBeDefined();
  await userEvent.click(within(await screen.findByRole('alertdialog', {}, WAIT)).getByRole('button', { name: 'Удалить аккаунт' }));
  expect(await screen.findByRole('heading', { name: 'Аккаунт закрыт' }, WAIT)).toBeVisible();
  await expect.poll(() => databaseRowStorage().row('order/100001')).toBeUndefined();
  expect(await databaseRowStorage().key()).toBeUndefined();
  expect(readCheckoutDraft(localStorageOrMemory(), 'cus_0001', Date.now())).toEqual(EMPTY_CHECKOUT_DRAFT);
  expect(deleteDatabase.mock.calls.flat()).toContain(PHOTOS_DATABASE_NAME);
  expect(screen.getByRole('heading', { name: 'Аккаунт закрыт' })).toBeVisible();
});
