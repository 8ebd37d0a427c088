import type { ProblemCode } from '@muddat/i18n';
import { tashkentDate } from '@muddat/i18n';
import { addDays, type CalendarDate } from '@muddat/schedule';
import type { installment } from '@muddat/sdk/types';
import type { FieldErrorCodes } from '../../../core/field-codes.ts';
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

/**
 * Days until the deadline of each open state: by then the store answers (`requested`), the customer brings the goods (`approved`), the
 * store has repaired them (`repairing`), or support decides (`disputed`). A repair has the days that the order status `repair` promises.
 */
export const RETURN_DEADLINE_DAYS = { requested: 3, approved: 10, repairing: PROMISED_DAYS.repair, disputed: 5 } as const;
type OpenState = keyof typeof RETURN_DEADLINE_DAYS;

export const returnDeadlineOf = (state: ReturnState, at: Date): Date | null =>
  isReturnOpen(state) ? new Date(at.getTime() + RETURN_DEADLINE_DAYS[state] * DAY_MS) : null;

export function isReturnOpen(state: ReturnState): state is OpenState {
  return Object.hasOwn(RETURN_DEADLINE_DAYS, state);
}

type TransitionTable = Record<ReturnState, Partial<Record<ReturnState, ReturnActor>>>;

/** Final states have no next state, whether the wish is a refund or a repair. */
const FINAL_STATES = { accepted: {}, repaired: {}, declined: {}, withdrawn: {}, lapsed: {} } as const;
/** Support decides a dispute: for the customer, who gets the money back even if a repair was requested, or for the store. */
const DECIDED = { accepted: 'support', declined: 'support' } as const;

/** The next states of each state by wish, with the actor who may take the step. */
const NEXT_STATES = {
  refund: {
    requested: { approved: 'store', accepted: 'store', rejected: 'store', disputed: 'system', withdrawn: 'customer' },
    approved: { accepted: 'store', rejected: 'store', withdrawn: 'customer', lapsed: 'system' },
    repairing: {},
    disputed: { ...DECIDED, withdrawn: 'customer' },
    rejected: { disputed: 'customer' },
    ...FINAL_STATES,
  },
  repair: {
    requested: { approved: 'store', rejected: 'store', disputed: 'system', withdrawn: 'customer' },
    approved: { repairing: 'store', rejected: 'store', withdrawn: 'customer', lapsed: 'system' },
    repairing: { repaired: 'store', accepted: 'store', disputed: 'system' },
    // No withdrawal: the goods may still be with the store.
    disputed: DECIDED,
    rejected: { disputed: 'customer' },
    ...FINAL_STATES,
  },
} as const satisfies Record<ReturnWish, TransitionTable>;

export function allowedActor(wish: ReturnWish, from: ReturnState, to: ReturnState): ReturnActor | null {
  const next: Partial<Record<ReturnState, ReturnActor>> = NEXT_STATES[wish][from];
  return next[to] ?? null;
}

/** A return cannot be withdrawn while the goods may be with the store. */
export const canWithdrawReturn = ({ wish, state }: { readonly wish: string; readonly state: string }): boolean =>
  allowedActor(parseReturnWish(wish), parseReturnState(state), 'withdrawn') !== null;

export const RETURN_STATES = Object.keys(NEXT_STATES.refund).filter(isReturnState);

function isReturnState(text: string): text is ReturnState {
  return Object.hasOwn(NEXT_STATES.refund, text);
}

export function parseReturnState(stored: string): ReturnState {
  if (!isReturnState(stored)) throw new TypeError(`no state of a return: ${stored}`);
  return stored;
}

const RETURN_CATEGORIES = ['defect', 'damaged', 'wrong_item', 'incomplete', 'changed_mind'] as const satisfies readonly ReturnCategory[];

export function parseReturnCategory(stored: string): ReturnCategory {
  const found = RETURN_CATEGORIES.find((known) => known === stored);
  if (found === undefined) throw new TypeError(`no category of a return: ${stored}`);
  return found;
}

export function parseReturnWish(stored: string): ReturnWish {
  if (stored !== 'refund' && stored !== 'repair') throw new TypeError(`no wish of a return: ${stored}`);
  return stored;
}

/** Only goods returned for these reasons can be repaired. */
const REPAIRABLE_CATEGORIES: readonly ReturnCategory[] = ['defect', 'damaged'];

/** Days in which a customer may dispute the store's refusal. */
const DISPUTE_DAYS = 30;

export const canDisputeReturn = (state: ReturnState, answeredAt: Date | null, now: Date): boolean =>
  state === 'rejected' && answeredAt !== null && now.getTime() - answeredAt.getTime() <= DISPUTE_DAYS * DAY_MS;

/**
 * Days after a case was closed in which the customer can still write about it. A card or bank may take weeks to show the money, and a store
 * may take as long to give back cash.
 */
const MESSAGE_DAYS = 30;
/**
 * Closed states that the store itself caused: it took or repaired the goods, or refused. About the other closed states, only support can
 * answer.
 */
const STATES_ENDED_BY_STORE: readonly ReturnState[] = ['accepted', 'repaired', 'rejected'];

/** The recipients to whom the customer may write about a case. */
export function messageRecipientsOf(state: ReturnState, closedAt: Date | null, now: Date): readonly ('store' | 'support')[] {
  if (isReturnOpen(state)) return ['store', 'support'];
  if (closedAt === null || now.getTime() - closedAt.getTime() > MESSAGE_DAYS * DAY_MS) return [];
  return STATES_ENDED_BY_STORE.includes(state) ? ['store', 'support'] : ['support'];
}

/**
 * domain, Orders: `returned` follows `delivered` and `repair`. spec gap: it also follows `finished`, so that paying early does not end the
 * right to return faulty goods.
 */
const RETURNABLE_STATUSES: readonly string[] = ['delivered', 'repair', 'finished'];

/** The error code when an order cannot be returned; null when it can. */
export function returnRefusalCode(status: string): ProblemCode | null {
  if (status === 'send_enveloper') return 'order_in_court';
  return RETURNABLE_STATUSES.includes(status) ? null : 'not_returnable';
}

export type ReturnRequestLine = { readonly line: number; readonly quantity: number };
type ReturnRequestFields = {
  readonly items: readonly ReturnRequestLine[];
  readonly category?: ReturnCategory | undefined;
  readonly wish?: ReturnWish | undefined;
  readonly photos?: readonly string[] | undefined;
};
type PurchaseFacts = {
  readonly bought: readonly ReturnedLine[];
  readonly returned: readonly ReturnedLine[];
  readonly deliveredAt: Date | null;
  readonly today: CalendarDate;
};

/** Checks a requested return. Returns an error code for each invalid field; empty if the return is possible. */
export function validateReturn(
  { items, category, wish, photos = [] }: ReturnRequestFields,
  { bought, returned, deliveredAt, today }: PurchaseFacts,
): FieldErrorCodes {
  const fields: FieldErrorCodes = {};
  if (items.length === 0) fields['items'] = 'required';
  if (new Set(items.map(({ line }) => line)).size < items.length) fields['items'] = 'repeated';
  for (const [index, { line, quantity }] of items.entries()) {
    const known = bought.find((one) => one.line === line);
    if (known === undefined) fields[`items.${index}.line`] = 'not_found';
    else if (quantity > remainingQuantity(known, returned)) fields[`items.${index}.quantity`] = 'more_than_bought';
  }
  if (photos.length > MAX_PHOTOS) fields['photos'] = 'too_many';
  if (new Set(photos).size < photos.length) fields['photos'] = 'repeated';
  const over = deliveredAt !== null && today > addDays(tashkentDate(deliveredAt), CHANGED_MIND_DAYS);
  if (category === 'changed_mind' && over) fields['category'] = 'too_late';
  if (wish === 'repair' && category !== undefined && !REPAIRABLE_CATEGORIES.includes(category)) fields['wish'] = 'not_repairable';
  return fields;
}

/** The quantity of an order line that the customer still has. */
function remainingQuantity({ line, quantity }: ReturnRequestLine, gone: readonly ReturnedLine[]): number {
  return gone.filter((one) => one.line === line).reduce((left, one) => left - one.quantity, quantity);
}
