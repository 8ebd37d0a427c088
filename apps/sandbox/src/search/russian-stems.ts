import { sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { foldForSearch } from './fold.ts';
import { isCyrillic } from './spelled-words.ts';

/** The folded stems of words by the Russian stemmer of PostgreSQL; words without Cyrillic letters have none. */
export async function russianStems(db: Database, words: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const cyrillic = [...new Set(words)].filter(isCyrillic);
  if (cyrillic.length === 0) return new Map();
  const rows = await db
    .select({ word: sql<string>`word`, stem: sql<string | null>`(ts_lexize('russian_stem', word))[1]` })
    .from(sql`jsonb_array_elements_text(${JSON.stringify(cyrillic)}::jsonb) as t(word)`);
  // A word that the stemmer holds for one that says nothing has no stem.
  return new Map(rows.map(({ word, stem }) => [word, foldForSearch(stem === null || stem === '' ? word : stem)]));
}
