import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { type FakeHandlers, fakeApi, problemBody } from '../../testing/fake-api.ts';
import { OVERDUE_ORDER, wirePayment } from '../../testing/orders.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { DocumentsController } from './documents.controller.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const WAIT = { timeout: 30_000 };
const PAID = {
  ...OVERDUE_ORDER,
  id: '100002',
  number: '100002',
  status: 'finished',
  remainder: 0,
  overdue_days: 0,
  payment_reason: null,
} as const;
const PDF = { file: '%PDF-1.7', type: 'application/pdf' };

async function open(handlers: FakeHandlers = {}, locale: 'ru' | 'uz' = 'ru') {
  const server = fakeApi({
    'installment.getNextPayment': () => ({ body: { data: null, as_of: '2026-11-25' } }),
    'installment.listOrders': () => ({ body: { data: [OVERDUE_ORDER, PAID], total: 2 } }),
    'installment.getCalendar': () => ({ body: { data: null } }),
    'billing.listPayments': () => ({ body: { data: [] } }),
    ...handlers,
  });
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await renderInCabinet(<DocumentsController />, { api: server.api, locale });
  return { ...server, saved };
}
const button = (name: string | RegExp) => screen.findByRole('button', { name }, WAIT);
const press = async (name: string | RegExp) => userEvent.click(await button(name));

test('[X-10] the statement of last month is downloaded as CSV and, in the language of the reader, as PDF', async () => {
  const { requestsTo, saved } = await open(
    {
      'installment.getStatement': ({ query }) =>
        query.get('format') === 'pdf' ? PDF : { file: '\uFEFF"a"', type: 'text/csv; charset=utf-8' },
    },
    'uz',
  );
  await userEvent.selectOptions(await screen.findByLabelText('Davr', {}, WAIT), 'last-month');
  await press('PDF yuklab olish');
  await waitFor(() => expect(saved).toEqual(['muddat-statement-2026-10-01-2026-10-31.pdf']), WAIT);
  await press('Jadvalni yuklab olish');
  await waitFor(() => expect(saved[1]).toBe('muddat-statement-2026-10-01-2026-10-31.csv'), WAIT);
  const [first] = requestsTo('installment.getStatement');
  expect([first?.query.get('from'), first?.query.get('to'), first?.language]).toEqual(['2026-10-01', '2026-10-31', 'oz']);
});

test('[X-10] the contract of an order can be downloaded; only a fully paid order offers a payoff certificate', async () => {
  const { requestsTo, saved } = await open({ 'installment.getOrderDocument': () => PDF });
  await press('Договор, Заказ №\u00a0100008');
  await waitFor(() => expect(saved).toEqual(['muddat-contract-100008.pdf']), WAIT);
  expect(requestsTo('installment.getOrderDocument')[0]?.path).toBe('installment/v3/user/order/100008/documents/contract');
  expect(await button('Справка о полном погашении, Заказ №\u00a0100002')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Справка о полном погашении, Заказ №\u00a0100008' })).toBeNull();
});

test.each([
  [
    'a refusal',
    {
      status: 409,
      body: problemBody('certificate_unavailable', 'Справка о полном погашении появится, когда заказ будет оплачен полностью'),
    },
    /^Справка о полном погашении появится/,
  ],
  ['no response', 'no-answer', /^Нет связи с сервером/],
] as const)('if the download of a document gets %s, a message is shown, and a second press saves it', async (_, answer, words) => {
  const { handlers, saved } = await open({ 'installment.getOrderDocument': () => answer });
  const name = 'Справка о полном погашении, Заказ №\u00a0100002';
  await press(name);
  expect(await screen.findByText(words, {}, WAIT)).toBeVisible();
  expect(saved).toEqual([]);
  handlers['installment.getOrderDocument'] = () => PDF;
  await press(name);
  await waitFor(() => expect(saved).toHaveLength(1), WAIT);
});

test('the receipts of payments that succeeded are among the documents and can be downloaded', async () => {
  const { saved } = await open({
    'billing.listPayments': () => ({
      body: { data: [wirePayment('succeeded', { receipt_number: '100008-3' }), wirePayment('failed', { payment_id: 'pay_2' })] },
    }),
    'billing.getReceipt': () => PDF,
  });
  expect(await screen.findByRole('heading', { level: 2, name: 'Чеки' }, WAIT)).toBeVisible();
  expect(await screen.findAllByRole('button', { name: /^Скачать чек: 467.000.сум, 21.ноября$/ }, WAIT)).toHaveLength(1);
  expect(screen.getByText('Чек 100008-3, 21 ноября')).toBeVisible();
  await press(/^Скачать чек: 467.000/);
  await waitFor(() => expect(saved).toEqual(['muddat-receipt-100008-3.pdf']), WAIT);
});
