import { sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { type Counts, type Found, type Matches, matchAll, NOTHING, type Window } from './match.ts';
import { type PartialFit, type RankedFit, rankNear } from './rank-near.ts';
import type { Reading } from './reading.ts';
import { senseQuery } from './words-query.ts';

export type NearMatches = Matches & { /** The best entry has most of the query. */ readonly good: boolean };

const OTHERS_MAX = 8;
/** From this share of the query's words on, an entry counts as a good result although it lacks a word. */
const GOOD_SHARE = 0.6;

/** Entries with some of the words; used when no entry has all. */
export async function matchSome(db: Database, reading: Reading, window: Window): Promise<NearMatches> {
  const ranked = rankNear(
    await partialFits(db, reading),
    reading.senses.map(({ word }) => word.number),
  );
  const others = ranked.flatMap(({ kind, id }): Found[] => (kind === 'phrase' ? [] : [{ kind, id }])).slice(0, OTHERS_MAX);
  const goods = await goodsOf(
    db,
    reading,
    ranked,
    (count) => {
      const before = window.kind === undefined ? count : 0;
      return {
        ...window,
        kind: 'product',
        offset: Math.max(0, window.offset - before),
        limit: window.limit - Math.max(0, before - window.offset),
      };
    },
    others.length,
  );
  const chosen = others
    .filter(({ kind }) => window.kind === undefined || window.kind === kind)
    .slice(window.offset, window.offset + window.limit);
  const counts = { ...countOf(others), product: goods.counts.product };
  return { found: [...chosen, ...goods.found], counts, good: (ranked[0]?.share ?? 0) >= GOOD_SHARE };
}

/** Products matching the words of the best-fitting kind of goods. */
async function goodsOf(
  db: Database,
  reading: Reading,
  ranked: readonly RankedFit[],
  windowAfter: (count: number) => Window,
  others: number,
): Promise<Matches> {
  const phrase = ranked.find(({ kind }) => kind === 'phrase');
  if (phrase === undefined) return { found: [], counts: NOTHING };
  const senses = reading.senses.filter((_, index) => (phrase.hits[index] ?? 0) > 0);
  const { limit, ...window } = windowAfter(others);
  const matches = await matchAll(db, { ...reading, senses }, { ...window, limit: Math.max(0, limit) });
  return { ...matches, counts: { ...NOTHING, product: matches.counts.product } };
}

function countOf(found: readonly Found[]): Counts {
  const count = (kind: Found['kind']) => found.filter((one) => one.kind === kind).length;
  return { store: count('store'), product: 0, category: count('category'), faq: count('faq') };
}

async function partialFits(db: Database, { senses }: Reading): Promise<readonly PartialFit[]> {
  const queries = senses.map((sense) => ({ name: senseQuery(sense, 'maybe', 'AB'), anywhere: senseQuery(sense, 'maybe', '') }));
  const any = queries.flatMap(({ anywhere }) => anywhere ?? []).join(' | ');
  if (any === '') return [];
  const hits = queries.map(({ name, anywhere }) =>
    name === null || anywhere === null
      ? sql`0`
      : sql`case when words @@ ${name}::tsquery then 2 when words @@ ${anywhere}::tsquery then 1 else 0 end`,
  );
  const list = sql`array[${sql.join(hits, sql`, `)}]::int[]`;
  return db
    .select({ kind: sql<PartialFit['kind']>`kind`, id: sql<string>`id`, rank: sql<number>`rank`, hits: sql<number[]>`hits` })
    .from(sql`(
      select kind, id, rank, ${list} as hits from search_entries where kind <> 'product' and words @@ ${any}::tsquery
      union all select 'phrase', id, rank, ${list} from search_phrases where words @@ ${any}::tsquery
    ) t`);
}
