import { and, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { products } from '../db/schema/catalogue.ts';
import { searchEntries } from '../db/schema/search.ts';
import { fitRank } from './fit-rank.ts';
import type { SearchKind } from './index-entry.ts';
import type { PriceRange } from './price-words.ts';
import { isQuestionQuery, type QueryInterpretation } from './query-interpretation.ts';
import { allWordsQuery } from './ts-query.ts';

export type SearchHit = { readonly kind: SearchKind; readonly id: string };
export type KindCounts = Readonly<Record<SearchKind, number>>;
export type SearchMatches = { readonly hits: readonly SearchHit[]; readonly counts: KindCounts };
export type ResultWindow = {
  readonly kind: SearchKind | undefined;
  readonly limit: number;
  readonly offset: number;
  /** The price range for products; other kinds ignore it. */
  readonly price?: PriceRange | undefined;
};

export const NO_COUNTS: KindCounts = { store: 0, product: 0, category: 0, faq: 0 };

/**
 * Order of the kinds among equally good entries: categories, stores, goods, questions. If the query is a question, questions come first.
 */
const KIND_ORDER: readonly SearchKind[] = ['category', 'store', 'product', 'faq'];
const QUESTION_KIND_ORDER: readonly SearchKind[] = ['faq', 'category', 'store', 'product'];
const COMMON_FIRST: readonly SearchKind[] = ['product', 'store', 'category', 'faq'];

/** Entries with all words, sorted by fit (`fitRank`), kind, rank and id. One statement returns the page and the counts. */
export async function matchAllWords(
  db: Database,
  reading: QueryInterpretation,
  { kind, limit, offset, price }: ResultWindow,
): Promise<SearchMatches> {
  const wide = allWordsQuery(reading.wordInterpretations, 'maybe', '');
  if (wide === null) return { hits: [], counts: NO_COUNTS };
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
        select kind, id, rank, ${fitRank(reading)} * 10 + ${kindOrder(reading)} as place from search_entries
        where words @@ ${wide}::tsquery and ${inPriceRange(price)}
      ), counts as (
        select ${sql.join(
          KIND_ORDER.map((name) => sql`(count(*) filter (where kind = ${name}))::int as ${sql.identifier(name)}`),
          sql`, `,
        )} from fits
      )
      select p.kind, p.id, c.* from counts c left join lateral (
        select kind, id from fits where ${kind === undefined ? sql`true` : sql`kind = ${kind}`}
        order by place, rank, id collate "C" limit ${limit} offset ${offset}
      ) p on true
    ) t`);
  const [first] = rows;
  const counts = first === undefined ? NO_COUNTS : { store: first.store, product: first.product, category: first.category, faq: first.faq };
  return { hits: rows.flatMap(({ kind, id }) => (kind === null || id === null ? [] : [{ kind, id }])), counts };
}

/** The sort position of a kind. Products are tested first because most entries are products. */
function kindOrder(reading: QueryInterpretation): SQL {
  const order = isQuestionQuery(reading) ? QUESTION_KIND_ORDER : KIND_ORDER;
  const cases = COMMON_FIRST.map((name) => sql`when ${name} then ${sql.raw(String(order.indexOf(name)))}`);
  return sql`case kind ${sql.join(cases, sql` `)} end`;
}

/** Condition for products in the price range; true for all other kinds. */
function inPriceRange(price: PriceRange | undefined): SQL {
  if (price === undefined) return sql`true`;
  const { priceFrom, priceTo } = price;
  const bounds = and(
    priceFrom === null ? undefined : gte(products.price, priceFrom),
    priceTo === null ? undefined : lte(products.price, priceTo),
  );
  return sql`(kind <> 'product' or id in (select ${products.id} from ${products} where ${bounds}))`;
}

/** Categories that match a tsquery, in rank order. */
export async function matchCategories(db: Database, query: string, { kind, limit, offset }: ResultWindow): Promise<SearchMatches> {
  const rows = await db
    .select({ id: searchEntries.id })
    .from(searchEntries)
    .where(sql`${searchEntries.kind} = 'category' and ${searchEntries.words} @@ ${query}::tsquery`)
    .orderBy(searchEntries.rank, sql`${searchEntries.id} collate "C"`);
  const found = rows.map(({ id }): SearchHit => ({ kind: 'category', id }));
  const isAsked = kind === undefined || kind === 'category';
  return { hits: isAsked ? found.slice(offset, offset + limit) : [], counts: { ...NO_COUNTS, category: found.length } };
}
