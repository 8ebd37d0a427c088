import type { ProblemCode } from '@muddat/i18n';
import { tashkentDate } from '@muddat/i18n';
import { addDays, type CalendarDate } from '@muddat/schedule';
import type { installment } from '@muddat/sdk/types';
import type { FieldCodes } from '../../../core/field-codes.ts';
import { PROMISED_DAYS } from '../../../domain/order/tracking.ts';
import type { ReturnedLine } from './plan-return.ts';

type Schemas = installment.components['schemas'];
export type ReturnState = Schemas['ReturnState'];
export type ReturnCategory = Schemas['ReturnCategory'];
export type ReturnWish = Schemas['ReturnWish'];
export type ReturnActor = Schemas['Return']['events'][number]['actor'];

/** spec gap: goods without a fault can be returned within ten days (Consumer Protection Act of Uzbekistan, article 19, for an exchange). */
const CHANGED_MIND_DAYS = 10;
const MAX_PHOTOS = 5;
const DAY_MS = 86_400_000;

/** Days until each open state must be answered. A repair has the days that the order status `repair` promises. */
export const DEADLINE_DAYS = { requested: 3, approved: 10, repairing: PROMISED_DAYS.repair, disputed: 5 } as const;
type OpenState = keyof typeof DEADLINE_DAYS;

export const deadlineOf = (state: ReturnState, at: Date): Date | null =>
  isOpen(state) ? new Date(at.getTime() + DEADLINE_DAYS[state] * DAY_MS) : null;

export function isOpen(state: ReturnState): state is OpenState {
  return Object.hasOwn(DEADLINE_DAYS, state);
}

type Ways = Record<ReturnState, Partial<Record<ReturnState, ReturnActor>>>;

/** Final states have no next state, whether the wish is a refund or a repair. */
const ENDS = { accepted: {}, repaired: {}, declined: {}, withdrawn: {}, lapsed: {} } as const;
/** Support decides a dispute: for the customer, who gets the money back even if a repair was requested, or for the store. */
const DECIDED = { accepted: 'support', declined: 'support' } as const;

/** The next states of each state by wish, with the actor who may take the step. */
const NEXT = {
  refund: {
    requested: { approved: 'store', accepted: 'store', rejected: 'store', disputed: 'system', withdrawn: 'customer' },
    approved: { accepted: 'store', rejected: 'store', withdrawn: 'customer', lapsed: 'system' },
    repairing: {},
    disputed: { ...DECIDED, withdrawn: 'customer' },
    rejected: { disputed: 'customer' },
    ...ENDS,
  },
  repair: {
    requested: { approved: 'store', rejected: 'store', disputed: 'system', withdrawn: 'customer' },
    approved: { repairing: 'store', rejected: 'store', withdrawn: 'customer', lapsed: 'system' },
    repairing: { repaired: 'store', accepted: 'store', disputed: 'system' },
    // No withdrawal: the goods may still be with the store.
    disputed: DECIDED,
    rejected: { disputed: 'customer' },
    ...ENDS,
  },
} as const satisfies Record<ReturnWish, Ways>;

export function actorOf(wish: ReturnWish, from: ReturnState, to: ReturnState): ReturnActor | null {
  const next: Partial<Record<ReturnState, ReturnActor>> = NEXT[wish][from];
  return next[to] ?? null;
}

/** A return cannot be withdrawn while the goods may be with the store. */
export const mayWithdraw = ({ wish, state }: { readonly wish: string; readonly state: string }): boolean =>
  actorOf(returnWish(wish), returnState(state), 'withdrawn') !== null;

export const RETURN_STATES = Object.keys(NEXT.refund).filter(isReturnState);

function isReturnState(text: string): text is ReturnState {
  return Object.hasOwn(NEXT.refund, text);
}

export function returnState(stored: string): ReturnState {
  if (!isReturnState(stored)) throw new TypeError(`no state of a return: ${stored}`);
  return stored;
}

const RETURN_CATEGORIES = ['defect', 'damaged', 'wrong_item', 'incomplete', 'changed_mind'] as const satisfies readonly ReturnCategory[];

export function returnCategory(stored: string): ReturnCategory {
  const found = RETURN_CATEGORIES.find((known) => known === stored);
  if (found === undefined) throw new TypeError(`no category of a return: ${stored}`);
  return found;
}

export function returnWish(stored: string): ReturnWish {
  if (stored !== 'refund' && stored !== 'repair') throw new TypeError(`no wish of a return: ${stored}`);
  return stored;
}

/** Only goods returned for these reasons can be repaired. */
const MENDABLE: readonly ReturnCategory[] = ['defect', 'damaged'];

/** Days in which a customer may dispute the store's refusal. */
const DISPUTE_DAYS = 30;

export const mayDispute = (state: ReturnState, answeredAt: Date | null, now: Date): boolean =>
  state === 'rejected' && answeredAt !== null && now.getTime() - answeredAt.getTime() <= DISPUTE_DAYS * DAY_MS;

/**
 * Days after a case was closed in which the customer can still write about it. A card or bank may take weeks to show the money, and a store
 * may take as long to give back cash.
 */
const WRITE_DAYS = 30;
/**
 * Closed states that the store itself caused: it took or repaired the goods, or refused. About the other closed states, only support can
 * answer.
 */
const ENDED_BY_STORE: readonly ReturnState[] = ['accepted', 'repaired', 'rejected'];

/** The recipients to whom the customer may write about a case. */
export function recipientsOf(state: ReturnState, closedAt: Date | null, now: Date): readonly ('store' | 'support')[] {
  if (isOpen(state)) return ['store', 'support'];
  if (closedAt === null || now.getTime() - closedAt.getTime() > WRITE_DAYS * DAY_MS) return [];
  return ENDED_BY_STORE.includes(state) ? ['store', 'support'] : ['support'];
}

/**
 * domain, Orders: `returned` follows `delivered` and `repair`. spec gap: it also follows `finished`, so that paying early does not end the
 * right to return faulty goods.
 */
const RETURNABLE: readonly string[] = ['delivered', 'repair', 'finished'];

/** The error code when an order cannot be returned; null when it can. */
export function whyNotReturnable(status: string): ProblemCode | null {
  if (status === 'send_enveloper') return 'order_in_court';
  return RETURNABLE.includes(status) ? null : 'not_returnable';
}

export type AskedLine = { readonly line: number; readonly quantity: number };
type Asked = {
  readonly items: readonly AskedLine[];
  readonly category?: ReturnCategory | undefined;
  readonly wish?: ReturnWish | undefined;
  readonly photos?: readonly string[] | undefined;
};
type Bought = {
  readonly bought: readonly ReturnedLine[];
  readonly gone: readonly ReturnedLine[];
  readonly deliveredAt: Date | null;
  readonly today: CalendarDate;
};

/** Checks a requested return. Returns an error code for each invalid field; empty if the return is possible. */
export function checkReturn({ items, category, wish, photos = [] }: Asked, { bought, gone, deliveredAt, today }: Bought): FieldCodes {
  const fields: FieldCodes = {};
  if (items.length === 0) fields['items'] = 'required';
  if (new Set(items.map(({ line }) => line)).size < items.length) fields['items'] = 'repeated';
  for (const [index, { line, quantity }] of items.entries()) {
    const known = bought.find((one) => one.line === line);
    if (known === undefined) fields[`items.${index}.line`] = 'not_found';
    else if (quantity > leftOf(known, gone)) fields[`items.${index}.quantity`] = 'more_than_bought';
  }
  if (photos.length > MAX_PHOTOS) fields['photos'] = 'too_many';
  if (new Set(photos).size < photos.length) fields['photos'] = 'repeated';
  const over = deliveredAt !== null && today > addDays(tashkentDate(deliveredAt), CHANGED_MIND_DAYS);
  if (category === 'changed_mind' && over) fields['category'] = 'too_late';
  if (wish === 'repair' && category !== undefined && !MENDABLE.includes(category)) fields['wish'] = 'not_repairable';
  return fields;
}

/** The quantity of an order line that the customer still has. */
function leftOf({ line, quantity }: AskedLine, gone: readonly ReturnedLine[]): number {
  return gone.filter((one) => one.line === line).reduce((left, one) => left - one.quantity, quantity);
}
