import { and, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { products } from '../db/schema/catalogue.ts';
import { searchEntries } from '../db/schema/search.ts';
import type { SearchKind } from './entry-of.ts';
import { fit } from './fit.ts';
import type { PriceRange } from './price-words.ts';
import { asksIn, type Reading } from './reading.ts';
import { allQuery } from './words-query.ts';

export type Found = { readonly kind: SearchKind; readonly id: string };
export type Counts = Readonly<Record<SearchKind, number>>;
export type Matches = { readonly found: readonly Found[]; readonly counts: Counts };
export type Window = {
  readonly kind: SearchKind | undefined;
  readonly limit: number;
  readonly offset: number;
  /** The price range for products; other kinds ignore it. */
  readonly price?: PriceRange | undefined;
};

export const NOTHING: Counts = { store: 0, product: 0, category: 0, faq: 0 };

/**
 * Order of the kinds among equally good entries: categories, stores, goods, questions. If the query is a question, questions come first.
 */
const ORDER: readonly SearchKind[] = ['category', 'store', 'product', 'faq'];
const ASKED_ORDER: readonly SearchKind[] = ['faq', 'category', 'store', 'product'];
const COMMON_FIRST: readonly SearchKind[] = ['product', 'store', 'category', 'faq'];

/** Entries with all words, sorted by fit (see `fit`), kind, rank and id. One statement returns the page and the counts. */
export async function matchAll(db: Database, reading: Reading, { kind, limit, offset, price }: Window): Promise<Matches> {
  const wide = allQuery(reading.senses, 'maybe', '');
  if (wide === null) return { found: [], counts: NOTHING };
  const rows = await db
    .select({
      kind: sql<SearchKind | null>`kind`,
      id: sql<string | null>`id`,
      store: sql<number>`store`,
      product: sql<number>`product`,
      category: sql<number>`category`,
      faq: sql<number>`faq`,
    })
    .from(sql`(
      with fits as materialized (
        select kind, id, rank, ${fit(reading)} * 10 + ${kindOrder(reading)} as place from search_entries
        where words @@ ${wide}::tsquery and ${costing(price)}
      ), counts as (
        select ${sql.join(
          ORDER.map((name) => sql`(count(*) filter (where kind = ${name}))::int as ${sql.identifier(name)}`),
          sql`, `,
        )} from fits
      )
      select p.kind, p.id, c.* from counts c left join lateral (
        select kind, id from fits where ${kind === undefined ? sql`true` : sql`kind = ${kind}`}
        order by place, rank, id collate "C" limit ${limit} offset ${offset}
      ) p on true
    ) t`);
  const [first] = rows;
  const counts = first === undefined ? NOTHING : { store: first.store, product: first.product, category: first.category, faq: first.faq };
  return { found: rows.flatMap(({ kind: of, id }) => (of === null || id === null ? [] : [{ kind: of, id }])), counts };
}

/** The sort position of a kind. Products are tested first because most entries are products. */
function kindOrder(reading: Reading): SQL {
  const order = asksIn(reading) ? ASKED_ORDER : ORDER;
  const cases = COMMON_FIRST.map((name) => sql`when ${name} then ${sql.raw(String(order.indexOf(name)))}`);
  return sql`case kind ${sql.join(cases, sql` `)} end`;
}

/** Condition for products in the price range; true for all other kinds. */
function costing(price: PriceRange | undefined): SQL {
  if (price === undefined) return sql`true`;
  const { priceFrom, priceTo } = price;
  const bounds = and(
    priceFrom === null ? undefined : gte(products.price, priceFrom),
    priceTo === null ? undefined : lte(products.price, priceTo),
  );
  return sql`(kind <> 'product' or id in (select ${products.id} from ${products} where ${bounds}))`;
}

/** Categories that match a tsquery, in rank order. */
export async function matchSections(db: Database, query: string, { kind, limit, offset }: Window): Promise<Matches> {
  const rows = await db
    .select({ id: searchEntries.id })
    .from(searchEntries)
    .where(sql`${searchEntries.kind} = 'category' and ${searchEntries.words} @@ ${query}::tsquery`)
    .orderBy(searchEntries.rank, sql`${searchEntries.id} collate "C"`);
  const found = rows.map(({ id }): Found => ({ kind: 'category', id }));
  const isAsked = kind === undefined || kind === 'category';
  return { found: isAsked ? found.slice(offset, offset + limit) : [], counts: { ...NOTHING, category: found.length } };
}
