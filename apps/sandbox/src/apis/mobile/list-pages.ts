import { asc } from 'drizzle-orm';
import { operation } from '../../core/operation.ts';
import { pages } from '../../db/schema/content.ts';
import { pageSummary } from './page-view.ts';

export const listPages = operation('mobile', 'listPages', async ({ ctx, locale }) => {
  const rows = await ctx.db.select().from(pages).orderBy(asc(pages.position));
  return { status: 200, body: { data: rows.map((row) => pageSummary(row, locale)) } };
});
