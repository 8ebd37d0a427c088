import type { Flow } from './flow.ts';
import { saveCard } from './new-customer.ts';
import { listAt, textAt, valueAt } from './values.ts';

const CARDS = { query: { billing_reflection_alias: 'muddat', collection_type: 'bank_card' } };
const TOP_UP = 100_000;
const WITHDRAWN = 20_000;

/** A top-up, a withdrawal that is canceled, and a card that is saved and deleted. */
export const payments: Flow = {
  operations: [
    'billing.createPayment',
    'billing.confirmPayment',
    'billing.findPayment',
    'billing.createWithdrawal',
    'billing.cancelWithdrawal',
    'billing.generateLink',
    'billing.confirmOtp',
    'billing.deleteEntity',
    'billing.setDefaultEntity',
  ],
  needs: 'a customer with a card, and the codes that banks send to them: give --username, --card, and --inbox or --code',
  async run({ main, phone, codeAfter, newCard }) {
    const card = textAt(await main.call('billing.listEntities', CARDS), 'data', 0, 'entity_id');
    await main.call('billing.setDefaultEntity', { body: { entity_id: card, default: true } });
    const source = { type: 'bank_card', entity_id: card };
    const payment = await main.call('billing.createPayment', { body: { purpose: 'top_up', amount: TOP_UP, source } });
    const code = await codeAfter(payment, phone);
    await main.call('billing.confirmPayment', { body: { payment_id: textAt(payment, 'payment_id'), code } });
    await main.call('billing.findPayment', { query: { idempotency_key: payment?.key } });
    const withdrawal = await main.call('billing.createWithdrawal', { body: { amount: WITHDRAWN, entity_id: card } });
    await main.call('billing.cancelWithdrawal', { body: { payment_id: textAt(withdrawal, 'payment_id') } });
    const link = { system: 'payme', purpose: 'top_up', amount: TOP_UP, return_url: 'http://127.0.0.1:8080/ru' };
    await main.call('billing.generateLink', { body: link });
    const added = await saveCard(main, newCard(), (sent) => codeAfter(sent, phone));
    await main.call('billing.deleteEntity', { body: { entity_id: added } });
  },
};

const SECOND_MS = 1_000;

/** The code of a card that is being saved comes again, after the time that the backend names. */
export const resentCode: Flow = {
  operations: ['billing.resendOtp'],
  needs: 'the time that has to pass between two codes, usually a minute: give more --requests',
  async run({ main, newCard, later }) {
    const sent = await main.call('billing.sendOtp', { body: { ...newCard(), offer_accepted: true } });
    const seconds = valueAt(sent, 'resend_after');
    const resend = () => main.call('billing.resendOtp', { body: { otp_id: textAt(sent, 'otp_id') } });
    await resend();
    if (typeof seconds === 'number') later((seconds + 1) * SECOND_MS, resend);
  },
};

/** A consent to debit the instalments of an order. */
export const consents: Flow = {
  operations: ['billing.saveConsent', 'billing.withdrawConsent'],
  needs: 'a customer with a card and an order that is paid in instalments: give --username',
  async run({ main }) {
    const card = textAt(await main.call('billing.listEntities', CARDS), 'data', 0, 'entity_id');
    const orders = listAt(await main.call('installment.listOrders', { query: { status: 'delivered' } }), 'data');
    for (const order of orders) {
      const body = { order_id: order.id, card_order: [card], notice_days: 3 };
      const consent = await main.call('billing.saveConsent', { body });
      if (consent !== null) return void (await main.call('billing.withdrawConsent', { path: { id: textAt(consent, 'id') } }));
    }
  },
};
