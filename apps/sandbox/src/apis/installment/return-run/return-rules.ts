import type { ProblemCode } from '@muddat/i18n';
import { tashkentDate } from '@muddat/i18n';
import { addDays } from '@muddat/schedule';
import type { installment } from '@muddat/sdk/types';
import type { FieldCodes } from '../../../core/field-codes.ts';
import { PROMISED_DAYS } from '../../../domain/order/tracking.ts';
import type { ReturnedLine } from './plan-return.ts';

type Schemas = installment.components['schemas'];
export type ReturnState = Schemas['ReturnState'];
export type ReturnCategory = Schemas['ReturnCategory'];
export type ReturnWish = Schemas['ReturnWish'];
export type ReturnActor = Schemas['Return']['events'][number]['actor'];

/** spec gap: goods that are all right go back within ten days (Consumer Protection Act of Uzbekistan, article 19, for an exchange). */
const CHANGED_MIND_DAYS = 10;
const MAX_PHOTOS = 5;
const DAY_MS = 86_400_000;

/** By when each open state is answered; a repair has the days that an order in `repair` promises. */
export const DEADLINE_DAYS = { requested: 3, approved: 10, repairing: PROMISED_DAYS.repair, disputed: 5 } as const;
type OpenState = keyof typeof DEADLINE_DAYS;

export const deadlineOf = (state: ReturnState, at: Date): Date | null =>
  isOpen(state) ? new Date(at.getTime() + DEADLINE_DAYS[state] * DAY_MS) : null;

export function isOpen(state: ReturnState): state is OpenState {
  return Object.hasOwn(DEADLINE_DAYS, state);
}

type Ways = Record<ReturnState, Partial<Record<ReturnState, ReturnActor>>>;

/** Ends, whatever was asked for. */
const ENDS = { accepted: {}, repaired: {}, declined: {}, withdrawn: {}, lapsed: {} } as const;
/** A person of ours ends a case: for the customer, who gets the money also where a repair was asked for, or for the store. */
const DECIDED = { accepted: 'support', declined: 'support' } as const;

/** Where each state leads, by what was asked for; who may take the step stands beside it. */
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
    // The goods may be with the store still.
    disputed: DECIDED,
    rejected: { disputed: 'customer' },
    ...ENDS,
  },
} as const satisfies Record<ReturnWish, Ways>;

export function actorOf(wish: ReturnWish, from: ReturnState, to: ReturnState): ReturnActor | null {
  const next: Partial<Record<ReturnState, ReturnActor>> = NEXT[wish][from];
  return next[to] ?? null;
}

/** Nothing is taken back while the goods may be with the store. */
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

/** What a repair can mend. */
const MENDABLE: readonly ReturnCategory[] = ['defect', 'damaged'];

/** How long a customer may ask us about a store's no. */
const DISPUTE_DAYS = 30;

export const mayDispute = (state: ReturnState, answeredAt: Date | null, now: Date): boolean =>
  state === 'rejected' && answeredAt !== null && now.getTime() - answeredAt.getTime() <= DISPUTE_DAYS * DAY_MS;

/**
 * How long after its last step a case can still be written about: a card or a bank may take weeks to show the money, and a store as long
 * to give back cash.
 */
const WRITE_DAYS = 30;
/** Cases that the store ended itself: it took or mended the goods, or said no. The others were ended without it, and are ours to speak about. */
const ENDED_BY_STORE: readonly ReturnState[] = ['accepted', 'repaired', 'rejected'];

/** To whom the customer may write about a case. */
export function recipientsOf(state: ReturnState, closedAt: Date | null, now: Date): readonly ('store' | 'support')[] {
  if (isOpen(state)) return ['store', 'support'];
  if (closedAt === null || now.getTime() - closedAt.getTime() > WRITE_DAYS * DAY_MS) return [];
  return ENDED_BY_STORE.includes(state) ? ['store', 'support'] : ['support'];
}

/**
 * domain, Orders: `returned` comes from delivered and repair. spec gap: it also comes from finished, since who pays early must not lose
 * the right to bring back what is faulty.
 */
const RETURNABLE: readonly string[] = ['delivered', 'repair', 'finished'];

/** Why an order takes no return; null where it does. */
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
  readonly today: string;
};

/** A code for each part of what was asked that cannot be; empty where all of it can. */
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

/** How many of a line the customer still has. */
function leftOf({ line, quantity }: AskedLine, gone: readonly ReturnedLine[]): number {
  return gone.filter((one) => one.line === line).reduce((left, one) => left - one.quantity, quantity);
}
