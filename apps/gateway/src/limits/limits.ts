import { createHmac } from 'node:crypto';
import { Problem } from '../http/problem.ts';
import type { Counters } from './counters.ts';

const MINUTE_MS = 60_000;
const TEN_SECONDS_MS = 10_000;

/**
 * spec gap: the specification names no limits. Strangers cannot use up a customer's attempts: strangers are counted by phone and address, a
 * browser that has signed in before by its device. Many customers of a mobile network share an address. So attempts beyond
 * `guessByAddress` (and after a phone's first failures) are not refused, but the bot check is demanded. The auth provider has its own
 * limits on top (docs/security.md, Guessing).
 */
export const RATE_LIMITS = {
  /** Attempts at a password or code, right ones included, so that nobody can begin any number of sessions. */
  guessByDevice: { max: 20, windowMs: 5 * MINUTE_MS },
  guessByPair: { max: 10, windowMs: 5 * MINUTE_MS },
  /** All strangers together: limits guessing from many addresses. A right attempt is taken back. */
  guessByPhone: { max: 40, windowMs: 5 * MINUTE_MS },
  /** Beyond these two the bot check is demanded. A right attempt is taken back. */
  firstGuessByPhone: { max: 5, windowMs: 10 * MINUTE_MS },
  guessByAddress: { max: 40, windowMs: MINUTE_MS },
  /** Codes that were sent; one that the provider refused to send is taken back. */
  codeByDevice: { max: 6, windowMs: 10 * MINUTE_MS },
  codeByPair: { max: 4, windowMs: 10 * MINUTE_MS },
  codeByPhone: { max: 12, windowMs: 10 * MINUTE_MS },
  codeByAddress: { max: 60, windowMs: MINUTE_MS },
  /** Calls with the proof of a phone: registration, reset, sign-in by proof. */
  proofByPhone: { max: 20, windowMs: 10 * MINUTE_MS },
  passkeyOptionsByAddress: { max: 240, windowMs: MINUTE_MS },
  /**
   * Calls of a signed-in customer: change of password or phone, options for and adding of a passkey, step-up. By session: a thief with a
   * stolen cookie leaves the customer's other sessions theirs. The provider counts by customer too.
   */
  changeBySession: { max: 20, windowMs: 10 * MINUTE_MS },
  ownCodeBySession: { max: 6, windowMs: 10 * MINUTE_MS },
  /** Codes to a phone that does not belong to the customer yet. */
  newPhoneBySession: { max: 10, windowMs: 60 * MINUTE_MS },
  /** "It was not me" proves and guesses nothing, and no other call uses up its limits. */
  freezeBySession: { max: 10, windowMs: 10 * MINUTE_MS },
  newPhoneByPhone: { max: 6, windowMs: 10 * MINUTE_MS },
  /** Challenges of the bot check: creating one takes the gateway a few milliseconds. */
  challengeByAddress: { max: 600, windowMs: MINUTE_MS },
  /** API reads: far more than a page makes, since all customers behind a mobile operator's address share the limit. */
  readsByAddress: { max: 3_000, windowMs: MINUTE_MS },
  readsByDevice: { max: 900, windowMs: MINUTE_MS },
  /**
   * Searches cost a backend more than other reads. A person makes at most one a second. The short window stops a flood at once and leaves
   * enough for customers who share an address. Suggestions are requested every few letters.
   */
  searchesByAddress: { max: 60, windowMs: TEN_SECONDS_MS },
  searchesByDevice: { max: 30, windowMs: TEN_SECONDS_MS },
  suggestionsByAddress: { max: 300, windowMs: TEN_SECONDS_MS },
  suggestionsByDevice: { max: 60, windowMs: TEN_SECONDS_MS },
  /** Pages that no cache holds: ten a second, less than what one client's turns allow on a fast machine. */
  rendersByAddress: { max: 600, windowMs: MINUTE_MS },
  rendersByDevice: { max: 240, windowMs: MINUTE_MS },
  /** Pages that do not exist. A person meets a few; a scanner tries thousands. */
  missingByAddress: { max: 300, windowMs: MINUTE_MS },
  missingByDevice: { max: 120, windowMs: MINUTE_MS },
  /** Pictures in a width and format that nobody has requested before. A list shows up to fifty. */
  picturesByAddress: { max: 1_200, windowMs: MINUTE_MS },
  picturesByDevice: { max: 600, windowMs: MINUTE_MS },
  /** Share cards that nobody has requested before. Messengers fetch all cards from few addresses. */
  cardsByAddress: { max: 120, windowMs: MINUTE_MS },
  cardsByDevice: { max: 60, windowMs: MINUTE_MS },
  writesByAddress: { max: 600, windowMs: MINUTE_MS },
  /** Replaces the limit per address for a browser in which somebody has signed in before. */
  writesByDevice: { max: 240, windowMs: MINUTE_MS },
  /** Far more than a person needs; limits what a stolen or guessed cookie can do. */
  writesBySession: { max: 240, windowMs: MINUTE_MS },
  /** CSP reports; further ones are dropped. */
  reportsByAddress: { max: 60, windowMs: MINUTE_MS },
  /** Reports of errors and web vitals of our pages; further ones are dropped. */
  clientReportsByAddress: { max: 120, windowMs: MINUTE_MS },
  /** Spans of our pages, which send at most every five seconds; further ones are dropped. */
  browserTracesByAddress: { max: 600, windowMs: MINUTE_MS },
  /** Parts of photos: enough for ten photos of 10 MB. Counted only by session, since many customers at one address may upload at once. */
  partsBySession: { max: 600, windowMs: MINUTE_MS },
} as const;
type LimitName = keyof typeof RATE_LIMITS;
type Limit = (typeof RATE_LIMITS)[LimitName];

/** Takes one event back. Never rejects: an unreachable counter must not undo a successful sign-in. */
export type UndoCount = () => Promise<void>;
export type Limiter = {
  /** Counts one event under a key; throws rate_limited with Retry-After beyond the limit. */
  consume(key: string): Promise<UndoCount>;
  /** Counts one event and reports whether the limit is exceeded, without throwing. */
  count(key: string): Promise<{ isOver: boolean; undo: UndoCount }>;
};
export type Limiters = Readonly<Record<LimitName, Limiter>>;

export type LimitOptions = {
  on: boolean;
  /** Keys are hashed with it, so that neither memory nor Redis contains phones or addresses. */
  secret: string;
  counters: Counters;
};

const noUndo: UndoCount = async () => {};
const unlimited: Limiter = { consume: async () => noUndo, count: async () => ({ isOver: false, undo: noUndo }) };

function mapLimits<Value>(make: (name: string, limit: Limit) => Value): Readonly<Record<LimitName, Value>>;
function mapLimits(make: (name: string, limit: Limit) => unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(RATE_LIMITS).map(([name, limit]) => [name, make(name, limit)]));
}

export function createLimiters({ on, secret, counters }: LimitOptions): Limiters {
  return mapLimits((name, { max, windowMs }): Limiter => {
    if (!on) return unlimited;
    const count = async (key: string) => {
      const hashed = createHmac('sha256', secret).update(`limit:${name}:${key}`).digest('base64url');
      const { count, ttlMs } = await counters.increment(name, hashed, windowMs);
      return { isOver: count > max, ttlMs, undo: () => counters.decrement(name, hashed).catch(() => {}) };
    };
    return {
      count: count,
      async consume(key) {
        const { isOver, ttlMs, undo } = await count(key);
        if (!isOver) return undo;
        const seconds = Math.max(1, Math.ceil(ttlMs / 1000));
        throw new Problem('rate_limited', { headers: { 'retry-after': String(seconds) }, extras: { retry_after: seconds } });
      },
    };
  });
}
