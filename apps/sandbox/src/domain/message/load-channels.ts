import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { notificationChannels } from '../../db/schema/channels.ts';
import { type Channel, type Channels, channelsOf, type NotificationKind } from './channel-rules.ts';

/** Which channels customers have chosen; everybody else has the defaults. */
export async function loadChannels(db: Database, customerIds: readonly string[]): Promise<(customerId: string) => Channels> {
  const rows = await db
    .select()
    .from(notificationChannels)
    .where(inArray(notificationChannels.customerId, [...customerIds]));
  const chosen = new Map(rows.map((row) => [row.customerId, row.channels]));
  return (customerId) => channelsOf(chosen.get(customerId) ?? null);
}

/** Whether a kind goes to a customer through a channel. */
export async function goesBy(db: Database, customerId: string, kind: NotificationKind, channel: Channel): Promise<boolean> {
  const of = await loadChannels(db, [customerId]);
  return of(customerId)[kind].includes(channel);
}
