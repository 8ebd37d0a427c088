import type { Config } from '../../config/config.ts';
import type { Limit, RateRule } from './rate-limit.ts';

/**
 * The person that causes a message to a phone: its signed-in customer; a browser that has signed in with it; a customer who once entered a code of this
 * phone; anyone else. A customer in a new browser counts as a stranger until signed in.
 */
export type Cause = 'own' | 'known' | 'proved' | 'stranger';

const DAY_MS = 86_400_000;
export const daily = (name: string, limit: number): RateRule => ({ name, limit, windowMs: DAY_MS });

/**
 * Each cause gets this fraction (1/n) of a phone's daily budget. So strangers can neither flood the phone nor keep its customer from a
 * code.
 */
const PARTS = { own: 2, known: 8, proved: 8, stranger: 4 } as const satisfies Record<Cause, number>;

/** The daily budget of a phone for codes of all kinds, from sign-ins to payments (`billing/codes/README.md`, Messages to a phone). */
export function phoneMessages(phone: string, cause: Cause, { phoneSent }: Config['codes']): Limit {
  return [daily('codes-sent-phone', Math.floor(phoneSent / PARTS[cause])), `${phone}:${cause}`];
}

/** The lock name while the budget is read and counted. Not the name used for sign-ins: a payment must not wait for that lock. */
export const phoneMessagesSubject = (phone: string): string => `codes:${phone}`;
