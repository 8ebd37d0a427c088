import type { BankCard } from '../../domain/card/cards-query.ts';
import type { Consent, ConsentRequest } from './consent-queries.ts';

/** The consent for all orders that have none of their own. */
export const ALL_ORDERS = 'all';

/** What is filled in. Of an order that is not chosen yet `target` is ''. */
export type ConsentDraft = {
  target: string;
  /** All cards in the customer's order, the ones that are not chosen too: a press on a box moves nothing. */
  order: readonly string[];
  chosen: readonly string[];
  useBalance: boolean;
  /** So'm to leave on the balance. Null: the field is empty, and nothing is left. NaN: the field holds a text that is not an amount. */
  floor: number | null;
  noticeDays: number;
};

export type ConsentFault = 'target' | 'source' | 'floor';

const NOTICE_DAYS = 3;

/** Starts as the consent stands, or empty: nobody agrees to what a form has filled in. */
export const draftOf = (target: string, consent: Consent | null): ConsentDraft => ({
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

/** A card one place up (-1) or down (1); at an end of the list it stays. */
export function moveCard(cards: readonly BankCard[], id: string, by: -1 | 1): readonly string[] {
  const ids = cards.map(({ entity_id }) => entity_id);
  const at = ids.indexOf(id);
  const other = ids[at + by];
  return at < 0 || other === undefined ? ids : ids.with(at + by, id).with(at, other);
}

export const chooseCard = (chosen: readonly string[], id: string, on: boolean): readonly string[] => [
  ...chosen.filter((one) => one !== id),
  ...(on ? [id] : []),
];

/** What is asked of the server: chosen cards that are still saved, in the order of the list. */
export function requestOf(draft: ConsentDraft, cards: readonly BankCard[]): ConsentRequest {
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

/** What is missing or wrong, in the order of the fields. */
export const faultsOf = ({ order_id, card_order, use_balance, balance_floor }: ConsentRequest): readonly ConsentFault[] => [
  ...(order_id === '' ? (['target'] as const) : []),
  ...(card_order.length === 0 && use_balance !== true ? (['source'] as const) : []),
  ...(Number.isNaN(balance_floor) ? (['floor'] as const) : []),
];

/** The consent that stands for an order, or for all. */
export const activeFor = (consents: readonly Consent[], target: string): Consent | null =>
  consents.find(({ order_id, status }) => order_id === target && status === 'active') ?? null;

/** The consent that was the latest for an order: one that was withdrawn may be granted again as it was. */
export const latestFor = (consents: readonly Consent[], target: string): Consent | null =>
  activeFor(consents, target) ?? consents.find(({ order_id }) => order_id === target) ?? null;

/** Whether a consent stands as it was asked for: what becomes of a request whose answer was lost is seen by it. */
export function findGranted(consents: readonly Consent[], asked: ConsentRequest): Consent | null {
  const standing = activeFor(consents, asked.order_id);
  if (standing === null) return null;
  const isSame =
    standing.card_order.join() === asked.card_order.join() &&
    standing.use_balance === (asked.use_balance ?? false) &&
    standing.balance_floor === (asked.balance_floor ?? 0) &&
    standing.notice_days === asked.notice_days;
  return isSame ? standing : null;
}
