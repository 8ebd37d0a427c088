import { eq, or } from 'drizzle-orm';
import { operation } from '../../core/operation.ts';
import { Problem } from '../../core/problem.ts';
import { pages } from '../../db/schema/content.ts';
import { pageView } from './page-view.ts';

/** Finds a page by id or alias: the portal knows the aliases of its footer, an app the ids of the list. */
export const getPage = operation('mobile', 'getPage', async ({ ctx, params, locale }) => {
  const [row] = await ctx.db
    .select()
    .from(pages)
    .where(or(eq(pages.id, params.id), eq(pages.alias, params.id)));
  if (row === undefined) throw new Problem('not_found');
  return { status: 200, body: { data: pageView(row, locale) } };
});
