import type { BankCard } from '../../domain/card/cards-query.ts';
import { ALL_ORDERS_TARGET } from './consent-draft.ts';
import type { Consent, ConsentList, Debit } from './consent-queries.ts';

/** A card of a consent that is still saved. `ended`: it expires before the next debit, so it is skipped. */
export type ConsentBankCard = { readonly card: BankCard; readonly ended: boolean };

export const consentBankCardsOf = (
  { card_order }: Pick<Consent, 'card_order'>,
  cards: readonly BankCard[],
  hasEnded: (card: BankCard) => boolean,
): readonly ConsentBankCard[] =>
  card_order.flatMap((id) => cards.filter(({ entity_id }) => entity_id === id)).map((card) => ({ card, ended: hasEnded(card) }));

/** Orders that a consent for all orders does not cover: their own consent was withdrawn after it was granted, and none is active. */
export function excludedConsents(consents: readonly Consent[], { granted_at }: Pick<Consent, 'granted_at'>): readonly Consent[] {
  const isUnderOwn = (id: string) => consents.some(({ order_id, status }) => order_id === id && status === 'active');
  const refused = consents.filter(
    ({ order_id, withdrawn_at }) =>
      order_id !== ALL_ORDERS_TARGET && withdrawn_at !== null && Date.parse(withdrawn_at) > Date.parse(granted_at) && !isUnderOwn(order_id),
  );
  return refused.filter(({ order_id }, at) => refused.findIndex((one) => one.order_id === order_id) === at);
}

/**
 * The active consents after a withdrawal. Null if the order is debited again, because the customer has since granted a new consent for it
 * or for all orders.
 */
export function activeConsentsAfterWithdrawal(consents: readonly Consent[], gone: Consent): readonly Consent[] | null {
  const standing = consents.filter(({ status }) => status === 'active');
  const isDebited = standing.some(
    (one) =>
      one.order_id === gone.order_id ||
      (one.order_id === ALL_ORDERS_TARGET &&
        excludedConsents([gone, ...consents], one).every(({ order_id }) => order_id !== gone.order_id)),
  );
  return isDebited ? null : standing;
}

/** The last four digits of the cards that have been deleted since the terms of the consent were last saved. */
export function deletedCards({ history, card_order }: Pick<Consent, 'history' | 'card_order'>, cards: readonly BankCard[]): string[] {
  const left = cards.filter(({ entity_id }) => card_order.includes(entity_id)).map(({ last4 }) => last4);
  return (history.at(-1)?.cards ?? []).filter((last4) => {
    const at = left.indexOf(last4);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** A debit in the list. `payable`: it is the latest debit of its instalment, has failed, and a part of the instalment is still unpaid. */
export type DebitListItem = Debit & { readonly key: string; readonly payable: boolean };

/** The debits of all consents, newest first. */
export function debitListItemsOf(consents: readonly Consent[]): readonly DebitListItem[] {
  const told = new Set<string>();
  return consents
    .flatMap(({ debits }) => debits)
    .toSorted((a, b) => b.day.localeCompare(a.day))
    .map((debit) => {
      const instalment = `${debit.order_id} ${debit.number}`;
      const isLatest = !told.has(instalment);
      told.add(instalment);
      return { ...debit, key: `${instalment} ${debit.day}`, payable: isLatest && debit.state === 'failed' && debit.left > 0 };
    });
}

/** The history of all consents, newest first. */
export const consentEventsOf = (consents: readonly Consent[]) =>
  consents
    .flatMap(({ history, ...consent }) => history.map((event) => ({ consent, event, key: `${consent.id} ${event.type} ${event.at}` })))
    .toSorted((a, b) => b.event.at.localeCompare(a.event.at));

/** Returns the list with an updated or new consent. */
export function withConsent(list: ConsentList | undefined, consent: Consent): ConsentList | undefined {
  if (list === undefined) return undefined;
  const isKnown = list.data.some(({ id }) => id === consent.id);
  return { ...list, data: isKnown ? list.data.map((one) => (one.id === consent.id ? consent : one)) : [consent, ...list.data] };
}
