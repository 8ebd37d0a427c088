import type { products } from '../db/schema/catalogue.ts';
import type { searchPhrases } from '../db/schema/search.ts';
import { foldForSearch } from './fold.ts';
import { goodsPhraseOf } from './phrase-of.ts';
import { tsvectorOf } from './vector.ts';

type Product = typeof products.$inferSelect;
type Phrase = typeof searchPhrases.$inferInsert;

const BRANDED_RANK = 1_000;

/** The kinds of goods in product names, each with its most popular product. «Холодильник» ranks before «Холодильник Velta». */
export function collectSearchPhrases(rows: readonly Product[]): Phrase[] {
  const known = new Map<string, Phrase>();
  for (const row of rows.toSorted((a, b) => b.popularity - a.popularity || Number(a.id) - Number(b.id))) {
    const [ru, uz] = [goodsPhraseOf(row.nameRu, row.brand), goodsPhraseOf(row.nameUz, row.brand)];
    if (ru === null || uz === null) continue;
    add(known, ru.kind, uz.kind, row, 0);
    add(known, ru.withBrand, uz.withBrand, row, BRANDED_RANK);
  }
  return [...known.values()];
}

/**
 * Adds a kind unless it is known. Rows are sorted by popularity: the first product of a kind is stored, and later kinds get larger ranks.
 */
function add(known: Map<string, Phrase>, nameRu: string, nameUz: string, row: Product, rank: number): void {
  const id = foldForSearch(nameRu);
  if (known.has(id)) return;
  known.set(id, {
    id,
    nameRu,
    nameUz,
    categoryId: row.categoryId,
    productId: row.id,
    keyUz: foldForSearch(nameUz),
    words: tsvectorOf({ A: [nameRu, nameUz] }),
    rank: rank + known.size,
  });
}
