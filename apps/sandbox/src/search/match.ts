import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import type { SearchKind } from './entry-of.ts';
import { fit } from './fit.ts';
import { asksIn, type Reading } from './reading.ts';
import { allQuery } from './words-query.ts';

export type Found = { readonly kind: SearchKind; readonly id: string };
export type Counts = Readonly<Record<SearchKind, number>>;
export type Matches = { readonly found: readonly Found[]; readonly counts: Counts };
export type Window = { readonly kind: SearchKind | undefined; readonly limit: number; readonly offset: number };

export const NOTHING: Counts = { store: 0, product: 0, category: 0, faq: 0 };

/** Among entries that fit alike: sections before stores before goods; where something is asked, questions first. */
const ORDER: readonly SearchKind[] = ['category', 'store', 'product', 'faq'];
const ASKED_ORDER: readonly SearchKind[] = ['faq', 'category', 'store', 'product'];
const COMMON_FIRST: readonly SearchKind[] = ['product', 'store', 'category', 'faq'];

/**
 * Entries that have all words. How well they fit comes first (the whole name, its beginning, the words themselves in the name, words that
 * may be meant in it, then anywhere), then their kind, then their own rank; ids break ties. One statement for the page and the counts.
 */
export async function matchAll(db: Database, reading: Reading, { kind, limit, offset }: Window): Promise<Matches> {
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
        select kind, id, rank, ${fit(reading)} * 10 + ${kindOrder(reading)} as place from search_entries where words @@ ${wide}::tsquery
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

/** The number of a kind in the order of kinds. Goods are asked for first, since most entries are. */
function kindOrder(reading: Reading): SQL {
  const order = asksIn(reading) ? ASKED_ORDER : ORDER;
  const cases = COMMON_FIRST.map((name) => sql`when ${name} then ${sql.raw(String(order.indexOf(name)))}`);
  return sql`case kind ${sql.join(cases, sql` `)} end`;
}
