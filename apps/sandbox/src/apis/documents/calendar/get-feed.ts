import { parseLocale } from '@muddat/i18n';
import { and, desc, eq } from 'drizzle-orm';
import { operation } from '../../../core/operation.ts';
import { Problem } from '../../../core/problem.ts';
import { calendars } from '../../../db/schema/documents.ts';
import { orders } from '../../../db/schema/orders.ts';
import { loadOrderRows } from '../../../domain/order/order-rows.ts';
import { runDueJobs } from '../../installment/catch-up/run-due-jobs.ts';
import { versionFeedEvents } from './feed-events.ts';
import { feedInstalmentsOf } from './feed-rows.ts';
import { renderCalendar } from './render-calendar.ts';

/** Limits a read to the newest orders, which bounds its cost; no customer has more unpaid orders. */
const MAX_ORDERS = 100;

/** Extension: the payments of the customer who created the secret URL. Everyone with the URL can read them. */
export const getCalendarFeed = operation('installment', 'getCalendarFeed', async ({ ctx, params }) => {
  const [calendar] = await ctx.db.select().from(calendars).where(eq(calendars.secret, params.secret));
  if (calendar === undefined) throw new Problem('not_found');
  await runDueJobs(ctx);
  const newest = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.customerId, calendar.customerId), eq(orders.type, 'installment')))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(MAX_ORDERS);
  const rows = feedInstalmentsOf(await loadOrderRows(ctx.db, newest), ctx.clock.today());
  const events = await versionFeedEvents(ctx.db, rows, ctx.clock.now());
  const body = await renderCalendar({ events, locale: parseLocale(calendar.locale) ?? 'ru', portalUrl: ctx.config.portalUrl });
  return { status: 200, body, headers: { 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'no-store' } };
});
