import { sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { type KindCounts, matchAllWords, NO_COUNTS, type ResultWindow, type SearchHit, type SearchMatches } from './match-all-words.ts';
import type { QueryInterpretation } from './query-interpretation.ts';
import { type PartialMatch, type RankedMatch, rankPartialMatches } from './rank-partial-matches.ts';
import { wordQuery } from './ts-query.ts';

export type ApproximateMatches = SearchMatches & { /** The best entry has most of the query. */ readonly isGoodMatch: boolean };

const MAX_OTHER_HITS = 8;
/** From this share of the query's words on, an entry counts as a good result although it lacks a word. */
const GOOD_SHARE = 0.6;

/** Entries with some of the words; used when no entry has all. */
export async function matchSomeWords(db: Database, reading: QueryInterpretation, window: ResultWindow): Promise<ApproximateMatches> {
  const ranked = rankPartialMatches(
    await partialFits(db, reading),
    reading.wordInterpretations.map(({ word }) => word.number),
  );
  const others = ranked.flatMap(({ kind, id }): SearchHit[] => (kind === 'phrase' ? [] : [{ kind, id }])).slice(0, MAX_OTHER_HITS);
  const goods = await matchProducts(
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
  return { hits: [...chosen, ...goods.hits], counts, isGoodMatch: (ranked[0]?.share ?? 0) >= GOOD_SHARE };
}

/** Products matching the words of the best-fitting kind of goods. */
async function matchProducts(
  db: Database,
  reading: QueryInterpretation,
  ranked: readonly RankedMatch[],
  windowAfter: (count: number) => ResultWindow,
  others: number,
): Promise<SearchMatches> {
  const phrase = ranked.find(({ kind }) => kind === 'phrase');
  if (phrase === undefined) return { hits: [], counts: NO_COUNTS };
  const wordInterpretations = reading.wordInterpretations.filter((_, index) => (phrase.hits[index] ?? 0) > 0);
  const { limit, ...window } = windowAfter(others);
  const matches = await matchAllWords(db, { ...reading, wordInterpretations }, { ...window, limit: Math.max(0, limit) });
  return { ...matches, counts: { ...NO_COUNTS, product: matches.counts.product } };
}

function countOf(found: readonly SearchHit[]): KindCounts {
  const count = (kind: SearchHit['kind']) => found.filter((one) => one.kind === kind).length;
  return { store: count('store'), product: 0, category: count('category'), faq: count('faq') };
}

async function partialFits(db: Database, { wordInterpretations }: QueryInterpretation): Promise<readonly PartialMatch[]> {
  const queries = wordInterpretations.map((sense) => ({ name: wordQuery(sense, 'maybe', 'AB'), anywhere: wordQuery(sense, 'maybe', '') }));
  const any = queries.flatMap(({ anywhere }) => anywhere ?? []).join(' | ');
  if (any === '') return [];
  const hits = queries.map(({ name, anywhere }) =>
    name === null || anywhere === null
      ? sql`0`
      : sql`case when words @@ ${name}::tsquery then 2 when words @@ ${anywhere}::tsquery then 1 else 0 end`,
  );
  const list = sql`array[${sql.join(hits, sql`, `)}]::int[]`;
  return db
    .select({ kind: sql<PartialMatch['kind']>`kind`, id: sql<string>`id`, rank: sql<number>`rank`, hits: sql<number[]>`hits` })
    .from(sql`(
      select kind, id, rank, ${list} as hits from search_entries where kind <> 'product' and words @@ ${any}::tsquery
      union all select 'phrase', id, rank, ${list} from search_phrases where words @@ ${any}::tsquery
    ) t`);
}
