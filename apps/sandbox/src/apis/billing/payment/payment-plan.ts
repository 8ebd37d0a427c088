import type { billing } from '@muddat/sdk/types';
import type { FieldErrorCode } from '../../../core/field-codes.ts';
import { Problem } from '../../../core/problem.ts';
import type { OrderShare } from '../../../db/schema/billing.ts';
import { isPaymentApp } from '../provider/payment-systems.ts';
import type { RequestedPurpose } from './payment-status.ts';

type Schemas = billing.components['schemas'];

/** A parsed request, before anything is looked up. The sums of card, balance and app add up to the amount. */
export type PaymentPlan = {
  readonly purpose: RequestedPurpose;
  readonly orderId: string | null;
  /** The sum for each order, if the payment is for several. */
  readonly parts: readonly OrderShare[] | null;
  readonly quoteId: string | null;
  readonly amount: number;
  readonly card: { readonly id: string; readonly amount: number } | null;
  readonly balanceAmount: number;
  readonly app: string | null;
};

const malformedField = (field: string, code: FieldErrorCode) =>
  new Problem('validation_failed', { status: 400, fields: { [field]: code } });
const invalidField = (field: string, code: FieldErrorCode) => new Problem('validation_failed', { fields: { [field]: code } });

type PurposeDetails = Pick<PaymentPlan, 'purpose' | 'orderId' | 'parts' | 'quoteId' | 'amount'>;

/** Parses the purpose of a payment. Throws 400 when the purpose does not match the fields, 422 for wrong shares of orders. */
export function parsePurposeDetails(
  body: Pick<Schemas['PaymentRequest'], 'purpose' | 'order_id' | 'orders' | 'quote_id' | 'amount'>,
): PurposeDetails {
  const { purpose, amount } = body;
  const parts = body.orders === undefined ? null : parseOrderShares(body.orders, amount);
  const many = purpose === 'initial_fee' || purpose === 'order' || purpose === 'instalment';
  if (parts !== null && (!many || body.order_id !== undefined)) throw malformedField('orders', 'unknown');
  if (purpose === 'top_up' && body.order_id !== undefined) throw malformedField('order_id', 'unknown');
  if (purpose !== 'top_up' && body.order_id === undefined && parts === null) throw malformedField('order_id', 'required');
  if (purpose === 'payoff' && body.quote_id === undefined) throw malformedField('quote_id', 'required');
  if (purpose !== 'payoff' && body.quote_id !== undefined) throw malformedField('quote_id', 'unknown');
  // A list with one order is treated as a payment of one order.
  const [only] = parts ?? [];
  const alone = parts?.length === 1 ? only?.orderId : undefined;
  const quoteId = body.quote_id ?? null;
  return alone === undefined
    ? { purpose, amount, orderId: body.order_id ?? null, parts, quoteId }
    : { purpose, amount, orderId: alone, parts: null, quoteId };
}

/** Throws 422 if an amount is not above 0, orders repeat, or the amounts do not add up to the payment's. */
function parseOrderShares(orders: NonNullable<Schemas['PaymentRequest']['orders']>, amount: number): OrderShare[] {
  const small = orders.findIndex((part) => part.amount <= 0);
  if (small !== -1) throw invalidField(`orders.${small}.amount`, 'too_small');
  if (new Set(orders.map((part) => part.order_id)).size !== orders.length) throw invalidField('orders', 'not_unique');
  if (orders.reduce((sum, part) => sum + part.amount, 0) !== amount) throw invalidField('orders', 'sum');
  return orders.map((part) => ({ orderId: part.order_id, amount: part.amount }));
}

/** Throws 400 for wrong combinations of fields that the schema cannot express, 422 for values that contradict each other. */
export function parsePaymentPlan(body: Schemas['PaymentRequest']): PaymentPlan {
  const aim = parsePurposeDetails(body);
  if (body.source !== undefined && body.sources !== undefined) throw malformedField('sources', 'unknown');
  if (body.source !== undefined) return planSingleSource(aim, body.source);
  if (body.sources === undefined) throw malformedField('source', 'required');
  return planSplitSources(aim, body.sources);
}

function planSingleSource(aim: PurposeDetails, source: Schemas['Source']): PaymentPlan {
  const plan = { ...aim, card: null, balanceAmount: 0, app: null };
  if (source.type === 'bank_card') {
    if (source.entity_id === undefined) throw malformedField('source.entity_id', 'required');
    return { ...plan, card: { id: source.entity_id, amount: aim.amount } };
  }
  if (source.type === 'balance') {
    if (aim.purpose === 'top_up') throw invalidField('source.type', 'choice');
    return { ...plan, balanceAmount: aim.amount };
  }
  if (source.system === undefined) throw malformedField('source.system', 'required');
  if (!isPaymentApp(source.system)) throw invalidField('source.system', 'choice');
  return { ...plan, app: source.system };
}

function planSplitSources(aim: PurposeDetails, sources: readonly Schemas['SplitSource'][]): PaymentPlan {
  sources.forEach((source, index) => {
    if (source.amount <= 0) throw invalidField(`sources.${index}.amount`, 'too_small');
    if (source.type === 'bank_card' && source.entity_id === undefined) throw malformedField(`sources.${index}.entity_id`, 'required');
  });
  if (new Set(sources.map((source) => source.type)).size !== sources.length) throw invalidField('sources', 'not_unique');
  if (sources.reduce((sum, source) => sum + source.amount, 0) !== aim.amount) throw invalidField('sources', 'sum');
  const card = sources.find((source) => source.type === 'bank_card');
  const balanceAmount = sources.find((source) => source.type === 'balance')?.amount ?? 0;
  if (aim.purpose === 'top_up' && balanceAmount > 0) throw invalidField('sources', 'choice');
  return { ...aim, card: card?.entity_id === undefined ? null : { id: card.entity_id, amount: card.amount }, balanceAmount, app: null };
}
