import { sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { searchWords } from '../db/schema/search.ts';
import type { IndexEntry } from './index-entry.ts';
import { loadRussianStems } from './russian-stems.ts';
import { soundOf } from './sound.ts';
import { type SpelledWord, spelledWords } from './spelled-words.ts';
import { uzbekStem } from './uzbek-stem.ts';

/** The rows of a statement are one JSON parameter, which is many times faster than a parameter for each value. */
const ROWS_PER_STATEMENT = 1_000;

/** Inserts or replaces entries in the index, and adds their words to the list of words. */
export async function writeEntries(tx: Database, entries: readonly IndexEntry[]): Promise<void> {
  for (let start = 0; start < entries.length; start += ROWS_PER_STATEMENT) {
    const rows = entries.slice(start, start + ROWS_PER_STATEMENT).map(({ row }) => row);
    await tx.execute(sql`insert into search_entries (kind, id, words, key_ru, key_uz, rank)
      select kind, id, words, "keyRu", "keyUz", rank
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t(kind text, id text, words tsvector, "keyRu" text, "keyUz" text, rank int)
      on conflict (kind, id) do update
      set words = excluded.words, key_ru = excluded.key_ru, key_uz = excluded.key_uz, rank = excluded.rank`);
  }
  await writeWords(tx, new Set(entries.flatMap(({ nameWords }) => nameWords)), new Set(entries.flatMap(({ otherWords }) => otherWords)));
}

async function writeWords(tx: Database, named: ReadonlySet<string>, told: ReadonlySet<string>): Promise<void> {
  const spelled = new Map<string, SpelledWord>();
  for (const text of [...told, ...named]) for (const word of spelledWords(text)) spelled.set(word.spelled, word);
  const names = new Set([...named].flatMap(spelledWords).map(({ folded }) => folded));
  const stems = await loadRussianStems(tx, [...spelled.keys()]);
  const forms = Map.groupBy(spelled.values(), (word) => word.folded);
  const rows = [...forms].map(([word, ways]) => ({
    word,
    sound: soundOf(word),
    stems: [...new Set(ways.map((way) => (way.cyrillic ? (stems.get(way.spelled) ?? word) : uzbekStem(word))))],
    cyrillic: ways.find((way) => way.cyrillic)?.spelled ?? null,
    latin: ways.find((way) => !way.cyrillic)?.spelled ?? null,
    named: names.has(word),
  }));
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    await tx
      .insert(searchWords)
      .values(rows.slice(start, start + ROWS_PER_STATEMENT))
      .onConflictDoUpdate({
        target: searchWords.word,
        set: {
          stems: sql`array(select unnest(${searchWords.stems}) union select unnest(excluded.stems))`,
          cyrillic: sql`coalesce(${searchWords.cyrillic}, excluded.cyrillic)`,
          latin: sql`coalesce(${searchWords.latin}, excluded.latin)`,
          named: sql`${searchWords.named} or excluded.named`,
        },
      });
  }
}
