import { sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { foldForSearch } from './fold.ts';
import { isCyrillic } from './spelled-words.ts';

const CACHE_MAX_STEMS = 5_000;
/** Cache of stems: the stemmer is deterministic. */
const cachedStems = new Map<string, string>();

/** The folded stems of words by the Russian stemmer of PostgreSQL; words without Cyrillic letters have none. */
export async function loadRussianStems(db: Database, words: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const cyrillic = [...new Set(words)].filter(isCyrillic);
  const asked = cyrillic.filter((word) => !cachedStems.has(word));
  if (asked.length > 0) await fetchStems(db, asked);
  return new Map(cyrillic.map((word) => [word, cachedStems.get(word) ?? foldForSearch(word)]));
}

async function fetchStems(db: Database, words: readonly string[]): Promise<void> {
  if (cachedStems.size + words.length > CACHE_MAX_STEMS) cachedStems.clear();
  const rows = await db
    .select({ word: sql<string>`word`, stem: sql<string | null>`(ts_lexize('russian_stem', word))[1]` })
    .from(sql`jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) as t(word)`);
  // The stemmer returns no stem for a stop word: keep the word itself.
  for (const { word, stem } of rows) cachedStems.set(word, foldForSearch(stem === null || stem === '' ? word : stem));
}
