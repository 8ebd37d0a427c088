import { and, count, eq, gt, lt, min } from 'drizzle-orm';
import { Problem } from '../../core/problem.ts';
import type { Database } from '../../db/client.ts';
import { rateEvents } from '../../db/schema/auth.ts';

export type RateRule = { readonly name: string; readonly limit: number; readonly windowMs: number };

/** spec gap: failed sign-ins of a phone, and codes asked for by a phone. Real time (domain, Sandbox behaviour). */
export const SIGN_IN_FAILURES: RateRule = { name: 'sign-in', limit: 10, windowMs: 600_000 };
export const CODES_SENT: RateRule = { name: 'code', limit: 10, windowMs: 3_600_000 };

/** Throws 429 when the phone has reached the rule's limit. */
export async function assertWithin(db: Database, rule: RateRule, phone: string): Promise<void> {
  const [row] = await db
    .select({ events: count(), oldest: min(rateEvents.at) })
    .from(rateEvents)
    .where(and(eq(rateEvents.bucket, bucket(rule, phone)), gt(rateEvents.at, new Date(Date.now() - rule.windowMs))));
  if (row === undefined || row.oldest === null || row.events < rule.limit) return;
  const seconds = Math.max(1, Math.ceil((row.oldest.getTime() + rule.windowMs - Date.now()) / 1_000));
  throw new Problem('rate_limited', { extras: { retry_after: seconds }, headers: { 'retry-after': String(seconds) } });
}

export async function countEvent(db: Database, rule: RateRule, phone: string): Promise<void> {
  const name = bucket(rule, phone);
  await db.delete(rateEvents).where(and(eq(rateEvents.bucket, name), lt(rateEvents.at, new Date(Date.now() - rule.windowMs))));
  await db.insert(rateEvents).values({ bucket: name, at: new Date() });
}

function bucket(rule: RateRule, phone: string): string {
  return `${rule.name}:${phone}`;
}
