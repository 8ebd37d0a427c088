import { asc, like } from 'drizzle-orm';
import { operation } from '../../core/operation.ts';
import { stores } from '../../db/schema/catalogue.ts';
import { searchPattern } from './search-pattern.ts';

const MAX_QUERY_LENGTH = 200;
const MAX_SUGGESTIONS = 8;

/** Stores whose name holds what was typed. */
export const suggestSearch = operation('installment', 'suggestSearch', async ({ ctx, query }) => {
  const pattern = searchPattern(query.q.slice(0, MAX_QUERY_LENGTH));
  const rows =
    pattern === null
      ? []
      : await ctx.db
          .select()
          .from(stores)
          .where(like(stores.searchText, pattern))
          .orderBy(asc(stores.position))
          .limit(query.limit ?? MAX_SUGGESTIONS);
  return {
    status: 200,
    body: {
      data: rows.map(({ id, alias, name }) => ({ kind: 'store' as const, id, alias, title: name, subtitle: null })),
      understood: null,
    },
  };
});
