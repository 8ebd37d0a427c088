import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { SaveReceiptButton } from './save-receipt.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('[X-10] a receipt is saved as PDF in the language of the reader; an HTML response shows an error and is not saved', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { api, requestsTo, handlers } = fakeApi({ 'billing.getReceipt': () => ({ file: '<html>', type: 'text/html' }) });
  await renderInCabinet(<SaveReceiptButton paymentId="pay_1" number="100008-3" />, { api, locale: 'uz' });
  const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Chekni yuklab olish' }));
  await press();
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(saved).toEqual([]);
  handlers['billing.getReceipt'] = () => ({ file: '%PDF-1.7', type: 'application/pdf' });
  await press();
  await waitFor(() => expect(saved).toEqual(['muddat-receipt-100008-3.pdf']));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(requestsTo('billing.getReceipt').map(({ path, language }) => [path, language])[1]).toEqual([
    'billing/v1/api-payments/payment/pay_1/receipt?format=pdf',
    'oz',
  ]);
});
