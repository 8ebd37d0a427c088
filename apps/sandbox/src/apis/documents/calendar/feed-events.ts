import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { calendarEvents } from '../../../db/schema/documents.ts';
import type { FeedInstalment } from './feed-rows.ts';

export type FeedEvent = FeedInstalment & { readonly sequence: number; readonly changedAt: Date };

/**
 * Converts rows to events with a version, which grows when day or sum has changed since the last read. A paid row that was never shown as
 * unpaid gets no event.
 */
export async function versionFeedEvents(db: Database, rows: readonly FeedInstalment[], now: Date): Promise<FeedEvent[]> {
  const ids = [...new Set(rows.map(({ orderId }) => orderId))];
  const read = () => (ids.length === 0 ? [] : db.select().from(calendarEvents).where(inArray(calendarEvents.orderId, ids)));
  const known = new Set((await read()).map(keyOf));
  const shown = rows.filter((row) => row.left > 0 || known.has(keyOf(row)));
  await saveEventVersions(db, shown, now);
  const versions = new Map((await read()).map((row) => [keyOf(row), row]));
  return shown.flatMap((row) => {
    const version = versions.get(keyOf(row));
    return version === undefined ? [] : [{ ...row, sequence: version.sequence, changedAt: version.changedAt }];
  });
}

const keyOf = ({ orderId, number }: Pick<FeedInstalment, 'orderId' | 'number'>): string => `${orderId}-${number}`;

async function saveEventVersions(db: Database, rows: readonly FeedInstalment[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map(({ orderId, number, dueDate, left }) => ({ orderId, number, dueDate, left, sequence: 0, changedAt: now }));
  const next = { dueDate: sql`excluded.due_date`, left: sql`excluded."left"`, changedAt: sql`excluded.changed_at` };
  await db
    .insert(calendarEvents)
    .values(values)
    .onConflictDoUpdate({
      target: [calendarEvents.orderId, calendarEvents.number],
      set: { ...next, sequence: sql`${calendarEvents.sequence} + 1` },
      setWhere: sql`${calendarEvents.dueDate} <> ${next.dueDate} or ${calendarEvents.left} <> ${next.left}`,
    });
}
