import { and, count, eq, gt, lt, min } from 'drizzle-orm';
import { Problem } from '../../core/problem.ts';
import type { Database } from '../../db/client.ts';
import { rateEvents } from '../../db/schema/auth.ts';
import { lockSubjects } from './lock-subjects.ts';

export type RateRule = { readonly name: string; readonly limit: number; readonly windowMs: number };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * spec gap: how often is too often, in real time (domain, Sandbox behaviour). The subject is a phone, or a customer where one is signed in,
 * so that no stranger can use up a customer's own tries.
 */
export const SIGN_IN_FAILURES: RateRule = { name: 'sign-in', limit: 10, windowMs: 10 * MINUTE_MS };
export const PASSWORD_FAILURES: RateRule = { name: 'password', limit: 10, windowMs: 10 * MINUTE_MS };
export const CODES_SENT: RateRule = { name: 'code', limit: 10, windowMs: HOUR_MS };
export const OWN_CODES_SENT: RateRule = { name: 'own-code', limit: 10, windowMs: HOUR_MS };
/** Over all codes of a phone: a guesser with a day has one chance in 33 000. The password and passkeys stay open. */
export const CODE_FAILURES: RateRule = { name: 'code-wrong', limit: 30, windowMs: 24 * HOUR_MS };
export const OWN_CODE_FAILURES: RateRule = { name: 'own-code-wrong', limit: 30, windowMs: 24 * HOUR_MS };

/** Seconds until the rule lets the subject through again; null when it does now. */
export async function secondsToWait(db: Database, rule: RateRule, subject: string): Promise<number | null> {
  const nowMs = Date.now();
  const [row] = await db
    .select({ events: count(), oldest: min(rateEvents.at) })
    .from(rateEvents)
    .where(and(eq(rateEvents.bucket, bucket(rule, subject)), gt(rateEvents.at, new Date(nowMs - rule.windowMs))));
  if (row === undefined || row.oldest === null || row.events < rule.limit) return null;
  return Math.max(1, Math.ceil((row.oldest.getTime() + rule.windowMs - nowMs) / 1_000));
}

/** Throws 429 when the subject has reached the rule's limit. */
export async function assertWithin(db: Database, rule: RateRule, subject: string): Promise<void> {
  const seconds = await secondsToWait(db, rule, subject);
  if (seconds !== null) throw rateLimited(seconds);
}

export function rateLimited(seconds: number): Problem {
  return new Problem('rate_limited', { extras: { retry_after: seconds }, headers: { 'retry-after': String(seconds) } });
}

/** The number of the event, by which it can be taken back. */
export async function countEvent(db: Database, rule: RateRule, subject: string): Promise<number | null> {
  const name = bucket(rule, subject);
  await db.delete(rateEvents).where(and(eq(rateEvents.bucket, name), lt(rateEvents.at, new Date(Date.now() - rule.windowMs))));
  const [event] = await db.insert(rateEvents).values({ bucket: name, at: new Date() }).returning({ id: rateEvents.id });
  return event?.id ?? null;
}

/**
 * Counts a failure before the try is judged and takes it back when it was none: of many tries at once no more get through than of tries
 * one after the other. Answers the way to take it back.
 */
export async function countBefore(db: Database, rule: RateRule, subject: string, limits: boolean): Promise<() => Promise<void>> {
  if (!limits) return async () => undefined;
  const event = await db.transaction(async (tx) => {
    await lockSubjects(tx, subject);
    await assertWithin(tx, rule, subject);
    return countEvent(tx, rule, subject);
  });
  return async () => {
    if (event !== null) await db.delete(rateEvents).where(eq(rateEvents.id, event));
  };
}

function bucket(rule: RateRule, subject: string): string {
  return `${rule.name}:${subject}`;
}
