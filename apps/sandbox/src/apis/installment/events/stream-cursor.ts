import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { Problem } from '../../../core/problem.ts';
import type { Database } from '../../../db/client.ts';
import { customers } from '../../../db/schema/auth.ts';
import { balances, payments } from '../../../db/schema/billing.ts';
import { hardships } from '../../../db/schema/hardships.ts';
import { limits, notifications, orderEvents, orders } from '../../../db/schema/orders.ts';
import { returnEvents, returnMessages, returns } from '../../../db/schema/returns.ts';
import { verificationDocuments, verifications } from '../../../db/schema/verification.ts';

/** Topics of a customer's event stream. */
export const STREAM_TOPICS = ['order', 'payment', 'limit', 'verification', 'notification'] as const;
export type StreamTopic = (typeof STREAM_TOPICS)[number];

/** A fingerprint of each topic of one customer: a short hash that changes with the data. */
export type StreamCursor = Readonly<Record<StreamTopic, string>>;

const HASH_PATTERN = '[0-9a-f]{12}';
const CURSOR_PATTERN = new RegExp(`^${HASH_PATTERN}(-${HASH_PATTERN}){${STREAM_TOPICS.length - 1}}$`);
const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** The text form for `id:` and `Last-Event-ID`. */
export const formatStreamCursor = (standing: StreamCursor): string => STREAM_TOPICS.map((topic) => standing[topic]).join('-');

/** Parses the text form; null for a text that this server did not write. */
export function parseStreamCursor(text: string | undefined): StreamCursor | null {
  if (text === undefined || !CURSOR_PATTERN.test(text)) return null;
  const [order = '', payment = '', limit = '', verification = '', notification = ''] = text.split('-');
  return { order, payment, limit, verification, notification };
}

export const changedTopics = (before: StreamCursor, after: StreamCursor): readonly StreamTopic[] =>
  STREAM_TOPICS.filter((topic) => before[topic] !== after[topic]);

/**
 * Reads values that differ after every change: counts of events, paid sums, states and times. Because the cursor is computed when it is
 * read, no write can forget to notify, and transactions that commit out of order hide nothing.
 */
export async function loadStreamCursor(db: Database, customerId: string): Promise<StreamCursor> {
  const own = sql`= ${customerId}`;
  const cases = sql`(select concat_ws('.', count(*), (select count(*) from ${returnMessages} m join ${returns} r on r.id = m.return_id where r.customer_id ${own}))
    from ${returnEvents} e join ${returns} r on r.id = e.return_id where r.customer_id ${own})`;
  const order = sql`(select concat_ws('.', count(*), (select sum(o.paid_amount + o.initial_fee_paid) from ${orders} o where o.customer_id ${own}),
      (select count(*) from ${hardships} h where h.customer_id ${own}), ${cases})
    from ${orderEvents} e join ${orders} o on o.id = e.order_id where o.customer_id ${own})`;
  const payment = sql`(select concat_ws('.', count(*), sum(jsonb_array_length(p.events))) from ${payments} p where p.customer_id ${own})`;
  const owes = sql`coalesce((select b.claimed > 0 from ${balances} b where b.customer_id ${own}), false)`;
  const limit = sql`(select concat_ws('.', l.status, l.amount, l.updated_at, ${owes}) from ${limits} l where l.customer_id ${own})`;
  const documents = sql`(select string_agg(d.id || d.state, '.' order by d.id)
    from ${verificationDocuments} d where d.customer_id ${own} and d.current)`;
  const verification = sql`(select concat_ws('.', v.status, v.consent_at, v.verdicts, v.card_id, v.passport, v.pinfl, v.contacts, ${documents})
    from ${verifications} v where v.customer_id ${own})`;
  const notification = sql`(select concat_ws('.', count(*), count(*) filter (where n.read)) from ${notifications} n where n.customer_id ${own})`;
  const [row] = await db
    .select({
      order: order.mapWith(shortHash),
      payment: payment.mapWith(shortHash),
      limit: sql`coalesce(${limit}, '')`.mapWith(shortHash),
      verification: sql`coalesce(${verification}, '')`.mapWith(shortHash),
      notification: notification.mapWith(shortHash),
    })
    .from(customers)
    .where(eq(customers.id, customerId));
  if (row === undefined) throw new Problem('unauthorized');
  return row;
}
