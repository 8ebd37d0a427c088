import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { foldForSearch } from './fold.ts';
import { hasHeldKey } from './held-key.ts';
import { interpretQuery } from './interpret-query.ts';
import { sanitizeQuery } from './sanitize-query.ts';
import { allWordsQuery, type WeightSet } from './ts-query.ts';

/**
 * SQL condition for the search within a list. A row matches when it has all the words, as `interpretQuery` interprets them, or its name
 * contains the typed text. Undefined for a blank text; a text without a word matches nothing.
 */
export async function listSearchCondition(
  db: Database,
  text: string,
  { kind, id, within }: { readonly kind: 'store' | 'faq'; readonly id: SQLWrapper; readonly within: WeightSet },
): Promise<SQL | undefined> {
  if (sanitizeQuery(text) === '') return undefined;
  if (hasHeldKey(text)) return sql`false`;
  const key = foldForSearch(text);
  const reading = await interpretQuery(db, text, { typing: true });
  const query = reading === null ? null : allWordsQuery(reading.wordInterpretations, 'maybe', within);
  if (key === '' && query === null) return sql`false`;
  const named = key === '' ? sql`false` : sql`position(${key} in key_ru) > 0 or position(${key} in key_uz) > 0`;
  const worded = query === null ? sql`false` : sql`words @@ ${query}::tsquery`;
  return sql`${id} in (select id from search_entries where kind = ${kind} and (${worded} or ${named}))`;
}
