import { normaliseUzbek, toUzbekCyrillic, toUzbekLatin } from '@muddat/i18n';
import { exists, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { stores } from '../../../db/schema/catalogue.ts';
import { orderItems, orders } from '../../../db/schema/orders.ts';
import { stripInvisible } from '../../../search/fold.ts';

/** `ilike` patterns for the query as typed, in Latin and in Cyrillic; none for an empty query. */
function searchPatterns(typed: string): string[] {
  const text = normaliseUzbek(stripInvisible(typed)).trim().replace(/^№\s*/, '');
  if (text === '') return [];
  const spellings = new Set([text, toUzbekLatin(text), toUzbekCyrillic(text)]);
  return [...spellings].map((spelling) => `%${spelling.replace(/[\\%_]/g, '\\$&')}%`);
}

/** Matches orders by number, store or product name; undefined for an empty query. */
export function orderSearchCondition(db: Database, typed: string | undefined): SQL | undefined {
  const patterns = searchPatterns(typed ?? '');
  if (patterns.length === 0) return undefined;
  const store = db
    .select({ one: sql`1` })
    .from(stores)
    .where(sql`${stores.id} = ${orders.storeId} and (${or(...patterns.map((pattern) => ilike(stores.name, pattern)))})`);
  const goods = patterns.flatMap((pattern) => [ilike(orderItems.nameRu, pattern), ilike(orderItems.nameUz, pattern)]);
  const item = db
    .select({ one: sql`1` })
    .from(orderItems)
    .where(sql`${orderItems.orderId} = ${orders.id} and (${or(...goods)})`);
  return or(...patterns.map((pattern) => ilike(orders.number, pattern)), exists(store), exists(item));
}
