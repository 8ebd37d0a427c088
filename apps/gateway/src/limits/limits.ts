import { createHmac } from 'node:crypto';
import { Problem } from '../http/problem.ts';
import type { Counters } from './counters.ts';

const MINUTE_MS = 60_000;
const TEN_SECONDS_MS = 10_000;

/**
 * spec gap: the specification names no limits. What a stranger can use up is a stranger's: tries count by the pair of phone and
 * address, those of a device that has signed in before by that device. An address is shared by many customers of a mobile network, so
 * beyond its bound (and a phone's first failures) the bot check is asked for, and nobody is locked out. The auth provider has limits of
 * its own on top (docs/security.md, Guessing).
 */
export const LIMITS = {
  /** Passwords and codes: of these a right one is taken back. */
  guessByDevice: { max: 20, windowMs: 5 * MINUTE_MS },
  guessByPair: { max: 10, windowMs: 5 * MINUTE_MS },
  /** Of all strangers together: bounds guessing from many addresses. */
  guessByPhone: { max: 40, windowMs: 5 * MINUTE_MS },
  /** Beyond these two the bot check is asked for. */
  firstGuessByPhone: { max: 5, windowMs: 10 * MINUTE_MS },
  guessByAddress: { max: 40, windowMs: MINUTE_MS },
  /** Codes that were sent; a refused one is taken back. */
  codeByDevice: { max: 6, windowMs: 10 * MINUTE_MS },
  codeByPair: { max: 4, windowMs: 10 * MINUTE_MS },
  codeByPhone: { max: 12, windowMs: 10 * MINUTE_MS },
  codeByAddress: { max: 60, windowMs: MINUTE_MS },
  /** Whoever holds the proof of a phone: registration, reset, sign-in by proof. */
  proofByPhone: { max: 20, windowMs: 10 * MINUTE_MS },
  passkeyOptionsByAddress: { max: 240, windowMs: MINUTE_MS },
  /** Password, phone and passkeys of somebody who is signed in. */
  changeByCustomer: { max: 20, windowMs: 10 * MINUTE_MS },
  ownCodeByCustomer: { max: 6, windowMs: 10 * MINUTE_MS },
  /** Codes to phones that are not, or not yet, the customer's. */
  newPhoneByCustomer: { max: 10, windowMs: 60 * MINUTE_MS },
  newPhoneByPhone: { max: 6, windowMs: 10 * MINUTE_MS },
  /** A challenge costs the gateway some milliseconds to make. */
  challengeByAddress: { max: 600, windowMs: MINUTE_MS },
  /** Calls of the APIs that read: far above what a page asks for, for everybody behind a mobile operator's address. */
  readsByAddress: { max: 3_000, windowMs: MINUTE_MS },
  readsByDevice: { max: 900, windowMs: MINUTE_MS },
  /**
   * Searches cost a backend more than other reads. A person makes one a second at most; a short window leaves room for those who share an
   * address and stops a flood at once. Suggestions come with every few letters.
   */
  searchesByAddress: { max: 60, windowMs: TEN_SECONDS_MS },
  searchesByDevice: { max: 30, windowMs: TEN_SECONDS_MS },
  suggestionsByAddress: { max: 300, windowMs: TEN_SECONDS_MS },
  suggestionsByDevice: { max: 60, windowMs: TEN_SECONDS_MS },
  writesByAddress: { max: 600, windowMs: MINUTE_MS },
  /** In place of the address's, for a browser in which somebody has signed in before. */
  writesByDevice: { max: 240, windowMs: MINUTE_MS },
  /** Far more than a person does; bounds what a stolen or a guessed cookie can be used for. */
  writesBySession: { max: 240, windowMs: MINUTE_MS },
  /** Reports of the content policy; those beyond it are dropped. */
  reportsByAddress: { max: 60, windowMs: MINUTE_MS },
  /** Parts of photos: ten of 10 MB. Counted by session alone, since many who share an address may send theirs at once. */
  partsBySession: { max: 600, windowMs: MINUTE_MS },
} as const;
type LimitName = keyof typeof LIMITS;
type Limit = (typeof LIMITS)[LimitName];

/** Takes one event back. Never fails: a counter that cannot be reached must not undo a sign-in that has succeeded. */
export type TakeBack = () => Promise<void>;
export type Limiter = {
  /** Counts one event under a key; throws rate_limited with Retry-After when there were too many. */
  take(key: string): Promise<TakeBack>;
  /** Counts and refuses nothing. */
  tally(key: string): Promise<{ isOver: boolean; takeBack: TakeBack }>;
};
export type Limiters = Readonly<Record<LimitName, Limiter>>;

export type LimitOptions = {
  on: boolean;
  /** Keys are hashed with it: no memory and no Redis holds a phone or an address. */
  secret: string;
  counters: Counters;
};

const nothing: TakeBack = async () => {};
const unlimited: Limiter = { take: async () => nothing, tally: async () => ({ isOver: false, takeBack: nothing }) };

/** One value for each limit. */
function mapLimits<Value>(make: (name: string, limit: Limit) => Value): Readonly<Record<LimitName, Value>>;
function mapLimits(make: (name: string, limit: Limit) => unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(LIMITS).map(([name, limit]) => [name, make(name, limit)]));
}

export function createLimiters({ on, secret, counters }: LimitOptions): Limiters {
  return mapLimits((name, { max, windowMs }): Limiter => {
    if (!on) return unlimited;
    const count = async (key: string) => {
      const hashed = createHmac('sha256', secret).update(`limit:${name}:${key}`).digest('base64url');
      const { count, ttlMs } = await counters.add(name, hashed, windowMs);
      return { isOver: count > max, ttlMs, takeBack: () => counters.takeBack(name, hashed).catch(() => {}) };
    };
    return {
      tally: count,
      async take(key) {
        const { isOver, ttlMs, takeBack } = await count(key);
        if (!isOver) return takeBack;
        const seconds = Math.max(1, Math.ceil(ttlMs / 1000));
        throw new Problem('rate_limited', { headers: { 'retry-after': String(seconds) }, extras: { retry_after: seconds } });
      },
    };
  });
}
