import { type SQL, sql } from 'drizzle-orm';
import type { Reading } from './reading.ts';
import { allQuery } from './words-query.ts';

/** How well an entry fits, 0 best. */
export function fit({ senses, keys }: Reading): SQL {
  const named = (keys.length === 0 ? [''] : keys).filter((key) => key !== '');
  const equal = named.map((key) => sql`key_ru = ${key} or key_uz = ${key}`);
  const begun = named.map((key) => sql`starts_with(key_ru, ${key}) or starts_with(key_uz, ${key})`);
  const [sure, maybe, sureAnywhere] = [allQuery(senses, 'sure', 'AB'), allQuery(senses, 'maybe', 'AB'), allQuery(senses, 'sure', '')];
  const cases = [
    ...equal.map((one) => sql`when ${one} then 0`),
    // «Наручные часы» is the section for «часы», wherever in its name the word stands.
    ...(sure === null ? [] : [sql`when kind = 'category' and words @@ ${sure}::tsquery then 1`]),
    ...begun.map((one) => sql`when ${one} then 1`),
    ...[sure, maybe, sureAnywhere].map((query, index) => (query === null ? null : sql`when words @@ ${query}::tsquery then ${index + 2}`)),
  ].filter((one) => one !== null);
  return cases.length === 0 ? sql`5` : sql`case ${sql.join(cases, sql` `)} else 5 end`;
}
