import { and, desc, eq, lt, or } from 'drizzle-orm';
import * as v from 'valibot';
import { operation, requireCustomer } from '../../../core/operation.ts';
import { cursorTextSchema, cursorTimeSchema, cutPage, nextCursorField, parseCursor, rowsToFetch } from '../../../core/paging.ts';
import { Problem } from '../../../core/problem.ts';
import { returnPhotos, returns } from '../../../db/schema/returns.ts';
import { runDueJobs } from '../catch-up/run-due-jobs.ts';
import { findReturn } from '../return-run/return-store.ts';
import { viewReturn } from './return-view.ts';

const cursorSchema = v.tuple([v.literal('return'), cursorTimeSchema, cursorTextSchema]);

export const listReturns = operation('installment', 'listReturns', async ({ ctx, customer, query, locale }) => {
  await runDueJobs(ctx);
  const at = parseCursor(cursorSchema, query.cursor);
  const after = at === null ? undefined : or(lt(returns.requestedAt, at[1]), and(eq(returns.requestedAt, at[1]), lt(returns.id, at[2])));
  const rows = await ctx.db
    .select()
    .from(returns)
    .where(and(eq(returns.customerId, requireCustomer(customer).id), after))
    .orderBy(desc(returns.requestedAt), desc(returns.id))
    .limit(rowsToFetch(query.limit));
  const page = cutPage(rows, query.limit, (row) => ['return', row.requestedAt.getTime(), row.id]);
  const data = [];
  for (const row of page.entries) data.push(await viewReturn(ctx.db, row, { locale, now: ctx.clock.now() }));
  return { status: 200, body: { data, ...nextCursorField(page) } };
});

export const getReturn = operation('installment', 'getReturn', async ({ ctx, customer, params, locale }) => {
  await runDueJobs(ctx);
  const row = await findReturn(ctx.db, requireCustomer(customer).id, params.id);
  if (row === null) throw new Problem('not_found');
  return { status: 200, body: { data: await viewReturn(ctx.db, row, { locale, now: ctx.clock.now() }) } };
});

export const getReturnPhoto = operation('installment', 'getReturnPhoto', async ({ ctx, customer, params }) => {
  const row = await findReturn(ctx.db, requireCustomer(customer).id, params.id);
  if (row === null) throw new Problem('not_found');
  const its = and(eq(returnPhotos.returnId, row.id), eq(returnPhotos.number, params.number));
  const [kept] = await ctx.db.select({ storedKey: returnPhotos.storedKey }).from(returnPhotos).where(its);
  const photo = kept?.storedKey == null ? null : await ctx.files.storage.get(kept.storedKey);
  if (photo === null) throw new Problem('not_found');
  return { status: 200, body: photo, headers: { 'content-type': 'image/jpeg', 'cache-control': 'no-store' } };
});
