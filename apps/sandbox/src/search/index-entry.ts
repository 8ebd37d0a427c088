import type { categories, products, stores } from '../db/schema/catalogue.ts';
import type { faqCategories, faqs } from '../db/schema/content.ts';
import type { searchEntries } from '../db/schema/search.ts';
import { foldForSearch } from './fold.ts';
import { tsvectorOf, type WeightedTexts } from './vector.ts';

export type SearchKind = 'store' | 'product' | 'category' | 'faq';
/** A row of the index with the words of its source texts. Words of names (`nameWords`) also serve as corrections for typing errors. */
export type IndexEntry = {
  readonly row: typeof searchEntries.$inferInsert;
  readonly nameWords: readonly string[];
  readonly otherWords: readonly string[];
};

type Category = typeof categories.$inferSelect;
/** The columns of a category or parent that an entry needs. */
type CategoryNames = Pick<Category, 'nameRu' | 'nameUz'>;

/** Added to the rank of goods that are sold out when they are indexed, so that the search lists them last. */
const SOLD_OUT_RANK = 1_000_000;

function indexEntry(kind: SearchKind, id: string, rank: number, names: { ru: string; uz: string }, texts: WeightedTexts): IndexEntry {
  return {
    row: { kind, id, rank, words: tsvectorOf(texts), keyRu: foldForSearch(names.ru), keyUz: foldForSearch(names.uz) },
    nameWords: [...(texts.A ?? []), ...(texts.B ?? []), ...(texts.C ?? [])],
    otherWords: texts.D ?? [],
  };
}

const bothNames = (rows: readonly CategoryNames[]): string[] => rows.flatMap((row) => [row.nameRu, row.nameUz]);

export function storeEntry(row: typeof stores.$inferSelect, sells: readonly CategoryNames[]): IndexEntry {
  return indexEntry('store', row.id, row.position, { ru: row.name, uz: row.name }, { A: [row.name], C: bothNames(sells) });
}

/** `goods`: the kinds of goods in a subcategory, so that a search for a hair drier finds «Для волос». */
export function categoryEntry(row: Category, parent: CategoryNames | undefined, goods: readonly string[]): IndexEntry {
  const own = [row.nameRu, row.nameUz];
  // Top-level categories before subcategories: a query with the name of a category means all of it.
  const rank = (row.parentId === null ? 0 : 1_000) + row.position;
  return indexEntry(
    'category',
    row.id,
    rank,
    { ru: row.nameRu, uz: row.nameUz },
    { A: own, C: [...goods, ...bothNames(parent === undefined ? [] : [parent])] },
  );
}

export function productEntry(row: typeof products.$inferSelect, storeName: string, belongsTo: readonly CategoryNames[]): IndexEntry {
  const [lead, rest] = [row.nameRu, row.nameUz].reduce<[string[], string[]]>(
    ([heads, tails], name) => {
      const at = name.indexOf(',');
      return at === -1
        ? [[...heads, name], tails]
        : [
            [...heads, name.slice(0, at)],
            [...tails, name.slice(at)],
          ];
    },
    [[], []],
  );
  return indexEntry(
    'product',
    row.id,
    (row.stock === 0 ? SOLD_OUT_RANK : 0) - row.popularity,
    { ru: row.nameRu, uz: row.nameUz },
    {
      A: row.brand === null ? lead : [...lead, row.brand],
      B: rest,
      C: [storeName, ...bothNames(belongsTo)],
      D: row.attributes.flatMap(({ valueRu, valueUz }) => [valueRu, valueUz]),
    },
  );
}

export function faqEntry(row: typeof faqs.$inferSelect, category: typeof faqCategories.$inferSelect | undefined): IndexEntry {
  return indexEntry(
    'faq',
    row.id,
    row.position,
    { ru: row.questionRu, uz: row.questionUz },
    {
      A: [row.questionRu, row.questionUz],
      C: bothNames(category === undefined ? [] : [category]),
      D: [row.answerRu, row.answerUz],
    },
  );
}
