import type { BankCard } from '../../domain/card/cards-query.ts';
import type { Consent, ConsentRequest } from './consent-queries.ts';

/** The target of a consent that covers all orders without a consent of their own. */
export const ALL_ORDERS_TARGET = 'all';

/** The values of the form. `target` is '' until an order is chosen. */
export type ConsentDraft = {
  target: string;
  /** All cards in the customer's order, also the cards that are not chosen: ticking a checkbox must not move a card. */
  order: readonly string[];
  chosen: readonly string[];
  useBalance: boolean;
  /** The amount to leave on the balance, in so'm. Null: the field is empty, and nothing is left. NaN: the typed text is not an amount. */
  floor: number | null;
  noticeDays: number;
};

export type InvalidConsentField = 'target' | 'source' | 'floor';

const NOTICE_DAYS = 3;

/**
 * Starts with the values of the existing consent. Without one the target, the cards and the balance start empty, because the customer must
 * not agree to a source that the form has preset; only the notice is preset, to 3 days.
 */
export const consentDraftOf = (target: string, consent: Consent | null): ConsentDraft => ({
  target,
  order: consent?.card_order ?? [],
  chosen: consent?.card_order ?? [],
  useBalance: consent?.use_balance ?? false,
  floor: consent === null || consent.balance_floor === 0 ? null : consent.balance_floor,
  noticeDays: consent?.notice_days ?? NOTICE_DAYS,
});

/** The saved cards in the customer's order. Cards may be added or deleted elsewhere while the form is open. */
export function arrangeCards(order: readonly string[], cards: readonly BankCard[]): readonly BankCard[] {
  const placed = order.flatMap((id) => cards.filter(({ entity_id }) => entity_id === id));
  return [...placed, ...cards.filter((card) => !placed.includes(card))];
}

/** Moves a card one position up (-1) or down (1). At an end of the list it stays. */
export function moveCard(cards: readonly BankCard[], id: string, by: -1 | 1): readonly string[] {
  const ids = cards.map(({ entity_id }) => entity_id);
  const at = ids.indexOf(id);
  const other = ids[at + by];
  return at < 0 || other === undefined ? ids : ids.with(at + by, id).with(at, other);
}

export const toggleCard = (chosen: readonly string[], id: string, on: boolean): readonly string[] => [
  ...chosen.filter((one) => one !== id),
  ...(on ? [id] : []),
];

/** The request to the server: the chosen cards that are still saved, in the order of the list. */
export function consentRequestOf(draft: ConsentDraft, cards: readonly BankCard[]): ConsentRequest {
  const { target, order, chosen, useBalance, floor, noticeDays } = draft;
  return {
    order_id: target,
    card_order: arrangeCards(order, cards)
      .map(({ entity_id }) => entity_id)
      .filter((id) => chosen.includes(id)),
    use_balance: useBalance,
    balance_floor: useBalance ? (floor ?? 0) : 0,
    notice_days: noticeDays,
  };
}

/** The missing or invalid fields, in the order of the form. */
export const invalidConsentFields = ({
  order_id,
  card_order,
  use_balance,
  balance_floor,
}: ConsentRequest): readonly InvalidConsentField[] => [
  ...(order_id === '' ? (['target'] as const) : []),
  ...(card_order.length === 0 && use_balance !== true ? (['source'] as const) : []),
  ...(Number.isNaN(balance_floor) ? (['floor'] as const) : []),
];

/** The active consent for an order, or for all orders. */
export const activeConsentFor = (consents: readonly Consent[], target: string): Consent | null =>
  consents.find(({ order_id, status }) => order_id === target && status === 'active') ?? null;

/** The latest consent for an order, active or withdrawn. A withdrawn one presets the form, so that it can be granted again unchanged. */
export const latestConsentFor = (consents: readonly Consent[], target: string): Consent | null =>
  activeConsentFor(consents, target) ?? consents.find(({ order_id }) => order_id === target) ?? null;

/**
 * Returns the active consent if its terms match the request, else null. Used to find out the result of a request whose response was lost.
 */
export function findGrantedConsent(consents: readonly Consent[], asked: ConsentRequest): Consent | null {
  const standing = activeConsentFor(consents, asked.order_id);
  if (standing === null) return null;
  const isSame =
    standing.card_order.join() === asked.card_order.join() &&
    standing.use_balance === (asked.use_balance ?? false) &&
    standing.balance_floor === (asked.balance_floor ?? 0) &&
    standing.notice_days === asked.notice_days;
  return isSame ? standing : null;
}
