import { and, asc, like, sql } from 'drizzle-orm';
import { operation } from '../../core/operation.ts';
import { products, stores } from '../../db/schema/catalogue.ts';
import { loadCards } from './product-card.ts';
import { searchPattern } from './search-pattern.ts';

const MAX_QUERY_LENGTH = 200;
const DEFAULT_PER_PAGE = 24;

/** Goods and stores whose name holds the words as they were typed. */
export const searchAll = operation('installment', 'searchAll', async ({ ctx, query, locale }) => {
  const { page = 1, per_page: perPage = DEFAULT_PER_PAGE, kind } = query;
  const pattern = searchPattern(query.q.slice(0, MAX_QUERY_LENGTH));
  const named = pattern === null ? sql`false` : like(products.searchText, pattern);
  const store = pattern === null ? sql`false` : like(stores.searchText, pattern);
  const counts = { store: await ctx.db.$count(stores, store), product: await ctx.db.$count(products, named), category: 0, faq: 0 };
  const wanted = kind === undefined || kind === 'product';
  const rows = await ctx.db
    .select()
    .from(products)
    .where(and(named, wanted ? undefined : sql`false`))
    .orderBy(asc(products.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const cards = await loadCards({ db: ctx.db, locale, today: ctx.clock.today() }, rows);
  const total = wanted ? counts.product : 0;
  return {
    status: 200,
    body: {
      data: cards.map((card) => ({
        kind: 'product' as const,
        id: card.id,
        alias: null,
        title: card.name,
        subtitle: card.store.name,
        image: card.image,
        price: card.price,
      })),
      counts,
      understood: null,
      near: false,
      meta: { page, per_page: perPage, total, pages: Math.ceil(total / perPage) },
    },
  };
});
