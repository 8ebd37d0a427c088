import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { notificationChannels } from '../../db/schema/channels.ts';
import { effectiveChannels, type NotificationChannel, type NotificationChannels, type NotificationKind } from './channel-rules.ts';

/** Returns a function that gives each customer's channels: those that they chose, or the defaults. */
export async function loadChannels(db: Database, customerIds: readonly string[]): Promise<(customerId: string) => NotificationChannels> {
  const rows = await db
    .select()
    .from(notificationChannels)
    .where(inArray(notificationChannels.customerId, [...customerIds]));
  const chosen = new Map(rows.map((row) => [row.customerId, row.channels]));
  return (customerId) => effectiveChannels(chosen.get(customerId) ?? null);
}

/** Whether messages of a kind are sent to a customer through a channel. */
export async function isChannelEnabled(
  db: Database,
  customerId: string,
  kind: NotificationKind,
  channel: NotificationChannel,
): Promise<boolean> {
  const of = await loadChannels(db, [customerId]);
  return of(customerId)[kind].includes(channel);
}
