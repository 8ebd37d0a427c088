import { sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import type { QueryWord } from './query-words.ts';

/** A word of the index that a query word may mean, and how it was matched. */
export type IndexWordMatch = {
  readonly how: 'exact' | 'stem' | 'begins' | 'sound' | 'soundBegins' | 'near';
  readonly word: string;
  readonly sound: string;
  readonly cyrillic: string | null;
  readonly latin: string | null;
};

export type QueryWordStems = { readonly word: QueryWord; readonly stems: readonly string[] };
type IndexWordMatches = readonly (readonly IndexWordMatch[])[];

const columns = {
  n: sql<number>`n`,
  how: sql<IndexWordMatch['how']>`how`,
  word: sql<string>`word`,
  sound: sql<string>`sound`,
  cyrillic: sql<string | null>`cyrillic`,
  latin: sql<string | null>`latin`,
};

const queryWordsSql = (words: readonly QueryWordStems[]) => {
  const rows = words.map(({ word, stems }, n) => ({ n, word: word.folded, sound: word.sound, rounded: word.rounded, stems }));
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as q(n int, word text, sound text, rounded text, stems text[])`;
};

/** The words of the index that equal a query word, have its stem, begin with it or sound like it. `~` sorts after every letter. */
export async function findIndexWords(db: Database, words: readonly QueryWordStems[]): Promise<IndexWordMatches> {
  if (words.length === 0) return [];
  const rows = await db.select(columns).from(sql`(
    select q.n, f.how, f.word, f.sound, f.cyrillic, f.latin from ${queryWordsSql(words)} cross join lateral (
      (select 'exact' as how, w.* from search_words w where w.word = q.word)
      union all (select 'stem', w.* from search_words w where w.stems && q.stems order by w.word limit 20)
      union all (select 'begins', w.* from search_words w
        where w.word ~>=~ q.word and w.word ~<~ (q.word || '~') order by length(w.word), w.word limit 3)
      union all (select 'sound', w.* from search_words w where w.named and (w.sound = q.sound or w.word = q.rounded) order by w.word limit 5)
      union all (select 'soundBegins', w.* from search_words w where w.named and length(q.word) > 3
        and w.sound ~>=~ q.sound and w.sound ~<~ (q.sound || '~') order by length(w.word), w.word limit 5)
    ) f order by q.n, f.how, length(f.word), f.word
  ) t`);
  return byWord(words, rows);
}

/**
 * Words of the index nearest to a query word by trigrams of the sound. For long query words, also words with a similar beginning: a short
 * one would match too many.
 */
export async function findSimilarWords(
  db: Database,
  words: readonly QueryWordStems[],
  { limit, longLetters }: { limit: number; longLetters: number },
): Promise<IndexWordMatches> {
  if (words.length === 0) return [];
  const rows = await db.select(columns).from(sql`(
    select q.n, 'near' as how, f.word, f.sound, f.cyrillic, f.latin from ${queryWordsSql(words)} cross join lateral (
      (select w.*, w.sound <-> q.sound as distance from search_words w
        where w.named and length(w.sound) between length(q.sound) - 2 and length(q.sound) + 2
        order by distance, w.word limit ${limit})
      union all (select w.*, w.sound <->> q.sound as distance from search_words w where w.named and length(q.sound) >= ${longLetters}
        order by distance, w.word limit ${limit})
    ) f order by q.n, f.distance, f.word
  ) t`);
  return byWord(words, rows);
}

function byWord(words: readonly QueryWordStems[], rows: readonly (IndexWordMatch & { n: number })[]): IndexWordMatches {
  const found = Map.groupBy(rows, ({ n }) => n);
  return words.map((_, n) => found.get(n) ?? []);
}
