import { and, count, eq, gt, inArray, lt, min } from 'drizzle-orm';
import type { Context } from '../../core/context.ts';
import { Problem } from '../../core/problem.ts';
import type { Database } from '../../db/client.ts';
import { rateEvents } from '../../db/schema/auth.ts';
import { lockSubjects } from './lock-subjects.ts';

export type RateRule = {
  readonly name: string;
  readonly limit: number;
  readonly windowMs: number;
  /** The rule applies even if RATE_LIMITS is off, because it bounds what is stored. */
  readonly always?: true;
};

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A rule and the subject whose events are counted. */
export type RateLimit = readonly [rule: RateRule, subject: string];

/**
 * spec gap: the limits, in real time (domain, Sandbox behaviour). The subject is a customer once signed in. Before that, it is a phone
 * paired with a known browser or a stranger's network (`pair`), and the phone for all strangers together (sign-in-limits).
 */
export const PAIR_SIGN_IN_FAILURES: RateRule = { name: 'sign-in-pair', limit: 10, windowMs: 10 * MINUTE_MS };
export const SIGN_IN_FAILURES: RateRule = { name: 'sign-in', limit: 60, windowMs: HOUR_MS };
/** A customer's own limits are counted by session, so that a thief in one session leaves the customer's other sessions their share. */
export const PASSWORD_FAILURES: RateRule = { name: 'password', limit: 10, windowMs: 10 * MINUTE_MS };
export const ALL_PASSWORD_FAILURES: RateRule = { name: 'password-all', limit: 100, windowMs: HOUR_MS };
export const PAIR_CODES_SENT: RateRule = { name: 'code-pair', limit: 5, windowMs: HOUR_MS };
export const CODES_SENT: RateRule = { name: 'code', limit: 15, windowMs: HOUR_MS };
export const NEW_PHONE_CODES_SENT: RateRule = { name: 'new-phone-code', limit: 10, windowMs: HOUR_MS };
export const OWN_CODES_SENT: RateRule = { name: 'own-code', limit: 5, windowMs: HOUR_MS };
export const ALL_OWN_CODES_SENT: RateRule = { name: 'own-code-all', limit: 10, windowMs: HOUR_MS };
/** Fewer wrong codes a day than two codes allow, which is five each. */
export const PAIR_CODE_FAILURES: RateRule = { name: 'code-wrong-pair', limit: 8, windowMs: 24 * HOUR_MS };
/**
 * Counts over all codes of a phone: with 40 attempts a day, the chance that strangers guess a code is one in 25 000. Password, passkeys and
 * known browsers still work.
 */
export const CODE_FAILURES: RateRule = { name: 'code-wrong', limit: 40, windowMs: 24 * HOUR_MS };
export const OWN_CODE_FAILURES: RateRule = { name: 'own-code-wrong', limit: 15, windowMs: 24 * HOUR_MS };
export const ALL_OWN_CODE_FAILURES: RateRule = { name: 'own-code-wrong-all', limit: 30, windowMs: 24 * HOUR_MS };
/** Messages about a sign-in from a new browser. Limited, because anyone with the password can start any number of sessions. */
export const SIGN_IN_NOTICES: RateRule = { name: 'sign-in-notice', limit: 10, windowMs: 24 * HOUR_MS };
/**
 * spec gap: a customer who takes three photos several times stays far below this limit, which bounds the work for one customer to 300 MB a
 * day. Uploads are counted at creation, because deleted uploads and those used as documents are removed from the table of uploads.
 */
export const UPLOADS_STARTED: RateRule = { name: 'upload', limit: 30, windowMs: 24 * HOUR_MS, always: true };

/** Seconds until none of the limits is reached any more; null if none is reached now. */
export async function secondsUntilAllowed(db: Database, limits: readonly RateLimit[]): Promise<number | null> {
  let longest: number | null = null;
  for (const [rule, subject] of limits) {
    const seconds = await secondsUntilAllowedBy(db, rule, subject);
    if (seconds !== null) longest = Math.max(longest ?? 0, seconds);
  }
  return longest;
}

async function secondsUntilAllowedBy(db: Database, rule: RateRule, subject: string): Promise<number | null> {
  const nowMs = Date.now();
  const [row] = await db
    .select({ events: count(), oldest: min(rateEvents.at) })
    .from(rateEvents)
    .where(and(eq(rateEvents.bucket, bucketName(rule, subject)), gt(rateEvents.at, new Date(nowMs - rule.windowMs))));
  if (row === undefined || row.oldest === null || row.events < rule.limit) return null;
  return Math.max(1, Math.ceil((row.oldest.getTime() + rule.windowMs - nowMs) / 1_000));
}

/** Throws 429 if one of the limits is reached. */
export async function assertWithinLimits(db: Database, limits: readonly RateLimit[]): Promise<void> {
  const seconds = await secondsUntilAllowed(db, limits);
  if (seconds !== null) throw rateLimitedProblem(seconds);
}

export function rateLimitedProblem(seconds: number): Problem {
  return new Problem('rate_limited', { extras: { retry_after: seconds }, headers: { 'retry-after': String(seconds) } });
}

/** Counts one event for each limit. Returns the ids, with which the events can be removed again. */
export async function countRateEvents(db: Database, limits: readonly RateLimit[]): Promise<readonly number[]> {
  for (const [rule, subject] of limits) {
    const over = lt(rateEvents.at, new Date(Date.now() - rule.windowMs));
    await db.delete(rateEvents).where(and(eq(rateEvents.bucket, bucketName(rule, subject)), over));
  }
  const values = limits.map(([rule, subject]) => ({ bucket: bucketName(rule, subject), at: new Date() }));
  return (await db.insert(rateEvents).values(values).returning({ id: rateEvents.id })).map(({ id }) => id);
}

/**
 * Counts a failure before the attempt is checked, under a lock on `subject`, so that parallel attempts cannot exceed the limit. Returns a
 * function that removes the count when the attempt was not a failure.
 */
export async function countFailureInAdvance(
  { db, config }: Pick<Context, 'db' | 'config'>,
  subject: string,
  limits: readonly RateLimit[],
): Promise<() => Promise<void>> {
  const enforced = limits.filter(([rule]) => config.rateLimits || rule.always);
  if (enforced.length === 0) return async () => undefined;
  const events = await db.transaction(async (tx) => {
    await lockSubjects(tx, subject);
    await assertWithinLimits(tx, enforced);
    return countRateEvents(tx, enforced);
  });
  return async () => void (await db.delete(rateEvents).where(inArray(rateEvents.id, [...events])));
}

function bucketName(rule: RateRule, subject: string): string {
  return `${rule.name}:${subject}`;
}
