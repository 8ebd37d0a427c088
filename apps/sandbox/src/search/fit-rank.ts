import { type SQL, sql } from 'drizzle-orm';
import { foldedKeysOf, type QueryInterpretation } from './query-interpretation.ts';
import { allWordsQuery } from './ts-query.ts';

/** Rank of entries that do not have all words in the name. */
const RANK_ELSEWHERE = 4;

/**
 * How well an entry fits. 0: its whole name is the query, or contains the query's phrase. 1: its name begins with the query. 2: its name
 * has the exact words. 3: its name has possible words. 4: it has the words elsewhere. Most entries are 4, so that is tested first.
 */
export function fitRank(reading: QueryInterpretation): SQL {
  const { wordInterpretations } = reading;
  const keys = foldedKeysOf(reading);
  const equal = keys.map((key) => sql`when key_ru = ${key} or key_uz = ${key} then 0`);
  // A phrase of several words within a name ranks with the whole name. One word does not: «заказ» is not «Где мой заказ».
  const several = keys.filter((key) => key.includes(' '));
  const held = several.map((key) => sql`when position(${key} in key_ru) > 0 or position(${key} in key_uz) > 0 then 0`);
  const begun = keys.map((key) => sql`when starts_with(key_ru, ${key}) or starts_with(key_uz, ${key}) then 1`);
  const [sure, maybe] = [allWordsQuery(wordInterpretations, 'sure', 'AB'), allWordsQuery(wordInterpretations, 'maybe', 'AB')];
  if (maybe === null) return sql`${sql.raw(String(RANK_ELSEWHERE))}`;
  // A category ranks one higher: «Наручные часы» is the category for «часы», wherever the word is in its name.
  const certain = sure === null ? [] : [sql`when words @@ ${sure}::tsquery then case when kind = 'category' then 1 else 2 end`];
  return sql`case when not words @@ ${maybe}::tsquery then ${sql.raw(String(RANK_ELSEWHERE))} ${sql.join([...equal, ...held, ...begun, ...certain], sql` `)} else 3 end`;
}
