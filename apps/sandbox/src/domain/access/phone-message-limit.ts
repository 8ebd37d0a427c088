import type { Config } from '../../config/config.ts';
import type { RateLimit, RateRule } from './rate-limit.ts';

/**
 * The cause of a message to a phone: the phone's signed-in customer (`own`); a browser that has signed in with the phone (`known`); a
 * customer who once entered a code of the phone (`proved`); anyone else (`stranger`). A customer in a new browser counts as a stranger
 * until signed in.
 */
export type MessageCause = 'own' | 'known' | 'proved' | 'stranger';

const DAY_MS = 86_400_000;
export const dailyRateRule = (name: string, limit: number): RateRule => ({ name, limit, windowMs: DAY_MS });

/**
 * Each cause gets this fraction (1/n) of a phone's daily budget, so that strangers can neither flood the phone nor use up the codes of its
 * customer.
 */
const BUDGET_DIVISORS = { own: 2, known: 8, proved: 8, stranger: 4 } as const satisfies Record<MessageCause, number>;

/** The daily budget of a phone for codes of all kinds, from sign-ins to payments (`billing/codes/README.md`, Messages to a phone). */
export function phoneMessageLimit(phone: string, cause: MessageCause, { phoneSent }: Config['codes']): RateLimit {
  return [dailyRateRule('codes-sent-phone', Math.floor(phoneSent / BUDGET_DIVISORS[cause])), `${phone}:${cause}`];
}

/** The lock name for the budget. It differs from the lock for sign-ins, so that a payment does not wait for a sign-in. */
export const phoneMessageLockName = (phone: string): string => `codes:${phone}`;
