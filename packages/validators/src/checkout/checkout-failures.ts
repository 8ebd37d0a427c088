import { parseCardExpiry, swapExpiry } from '../card/parse-card-expiry.ts';
import { type Failure, fail } from '../failure.ts';
import { isMissing } from '../rules/presence.ts';

/** The basket must hold fewer than 10 goods. */
export const BASKET_MAX = 9;

/** A saved card as the billing API lists it; `expiry` is the stored `YYMM`. */
export type CheckoutCard = { readonly entity_id: string; readonly bank: string; readonly expiry: string };

type Choice = string | null | undefined;
export type CheckoutChoices = {
  readonly items: readonly { readonly quantity: number }[];
  readonly delivery?: 'delivery' | 'pickup' | null | undefined;
  readonly region?: Choice;
  readonly district?: Choice;
  readonly address?: Choice;
  readonly pickup_point?: Choice;
  readonly order_type?: 'full' | 'installment' | null | undefined;
  readonly payment?: Choice;
  readonly month?: number | null | undefined;
  readonly initial_fee?: number | null | undefined;
  readonly card?: Choice;
};
export type CheckoutField = keyof CheckoutChoices;
type FieldFailure = readonly [CheckoutField, Failure];

const missing = (fields: readonly CheckoutField[], choices: CheckoutChoices): FieldFailure[] =>
  fields.filter((field) => isMissing(choices[field])).map((field) => [field, fail('required')]);

function basket({ items }: CheckoutChoices): FieldFailure[] {
  const goods = items.reduce((sum, { quantity }) => sum + quantity, 0);
  if (goods === 0) return [['items', fail('basket-empty')]];
  return goods > BASKET_MAX ? [['items', fail('basket-full', { max: BASKET_MAX })]] : [];
}

function delivery(choices: CheckoutChoices): FieldFailure[] {
  if (choices.delivery === 'delivery') return missing(['region', 'district', 'address'], choices);
  return choices.delivery === 'pickup' ? missing(['pickup_point'], choices) : [['delivery', fail('delivery-required')]];
}

function card(
  { card: chosen }: CheckoutChoices,
  { cards, bank, now }: { readonly cards: readonly CheckoutCard[]; readonly bank: string | null; readonly now: number },
): Failure | null {
  if (isMissing(chosen)) return fail('required');
  const found = cards.find(({ entity_id }) => entity_id === chosen);
  if (!found) return fail('card-unknown');
  const expiry = parseCardExpiry(swapExpiry(found.expiry), now);
  if (!expiry.ok) return fail(expiry.code);
  return bank !== null && found.bank !== bank ? fail('card-bank') : null;
}

/**
 * What prevents an order, by the field that fixes it: fewer than 10 goods (each piece counts), a delivery method with
 * its address or pickup point, a payment type, and the data of an instalment. A card that is charged must be valid at `now`, and for an
 * instalment of the required bank.
 */
export function checkoutFailures(
  choices: CheckoutChoices,
  limits: { readonly cards: readonly CheckoutCard[]; readonly bank: string | null; readonly now: number },
): FieldFailure[] {
  const installment = choices.order_type === 'installment';
  const charged = installment || choices.payment === 'bank_card';
  const wrongCard = charged ? card(choices, { ...limits, bank: installment ? limits.bank : null }) : null;
  return [
    ...basket(choices),
    ...delivery(choices),
    ...(isMissing(choices.order_type) ? [['order_type', fail('required')] as const] : []),
    ...(isMissing(choices.payment) ? [['payment', fail('payment-required')] as const] : []),
    ...(installment ? missing(['month', 'initial_fee'], choices) : []),
    ...(wrongCard ? [['card', wrongCard] as const] : []),
  ];
}
