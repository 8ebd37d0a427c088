import { sql } from 'drizzle-orm';
import { boolean, customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** The search index: one row per store, product, category and question, made from their texts by src/search/index-rows.ts. */
export const searchEntries = pgTable(
  'search_entries',
  {
    /** store, product, category, faq */
    kind: text('kind').notNull(),
    /** The id in the table of its kind. */
    id: text('id').notNull(),
    /** Folded words with weights. A: the name; B: the rest of the name; C: category, store or parent; D: longer texts. */
    words: tsvector('words').notNull(),
    /** The whole name in each language, folded. A query that equals it, or its beginning, ranks first. */
    keyRu: text('key_ru').notNull(),
    keyUz: text('key_uz').notNull(),
    /** Order among equals of a kind, the smallest first. */
    rank: integer('rank').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.id] }),
    // No fastupdate: it keeps a list of pending entries that every search would have to scan.
    index('search_entries_words').using('gin', t.words).with({ fastupdate: false }),
    // Suggestions while the customer types never include single products, the bulk of the index.
    index('search_entries_places').using('gin', t.words).where(sql`kind <> 'product'`),
  ],
);

/** Every word without digits in the index, for the look-up of mistyped words. */
export const searchWords = pgTable(
  'search_words',
  {
    /** Folded. */
    word: text('word').primaryKey(),
    /** As it sounds: the folded word without the difference of unstressed vowels. */
    sound: text('sound').notNull(),
    /** Folded stems, Russian and Uzbek. */
    stems: text('stems').array().notNull(),
    /** The spelling in lower case; null when the word does not occur in that alphabet. */
    cyrillic: text('cyrillic'),
    latin: text('latin'),
    /** Whether it occurs in a name or a question. Only these words are candidates for a mistyped one, not those of longer texts. */
    named: boolean('named').notNull(),
  },
  (t) => [
    index('search_words_prefix').on(t.word.op('text_pattern_ops')),
    index('search_words_sound').on(t.sound.op('text_pattern_ops')),
    index('search_words_stems').using('gin', t.stems),
    index('search_words_near').using('gist', t.sound.op('gist_trgm_ops')),
  ],
);

/** Kinds of goods, taken from product names, such as «Холодильник» and «Холодильник Velta»: suggested while the customer types. */
export const searchPhrases = pgTable(
  'search_phrases',
  {
    /** The folded Russian name. */
    id: text('id').primaryKey(),
    nameRu: text('name_ru').notNull(),
    nameUz: text('name_uz').notNull(),
    /** The leaf category of its goods. */
    categoryId: text('category_id').notNull(),
    /** The best-known product of the kind. */
    productId: text('product_id').notNull(),
    keyUz: text('key_uz').notNull(),
    words: tsvector('words').notNull(),
    /** Order among equals, the smallest first: the kind before its brands. */
    rank: integer('rank').notNull(),
  },
  (t) => [index('search_phrases_words').using('gin', t.words)],
);
