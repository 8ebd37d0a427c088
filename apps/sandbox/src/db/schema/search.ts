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
    /**
     * The whole name in each language, folded. An entry whose name equals the query ranks first, then one whose name begins with the query.
     */
    keyRu: text('key_ru').notNull(),
    keyUz: text('key_uz').notNull(),
    /** Sort key among equally good entries of a kind, smallest first. */
    rank: integer('rank').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.id] }),
    // No `fastupdate`: it collects pending entries in a list that every search would have to scan.
    index('search_entries_words').using('gin', t.words).with({ fastupdate: false }),
    // Suggestions while the customer types never include single products, which make up most of the index.
    index('search_entries_places').using('gin', t.words).where(sql`kind <> 'product'`),
  ],
);

/** Every word without digits in the index, to look up corrections of mistyped words. */
export const searchWords = pgTable(
  'search_words',
  {
    /** The folded word. */
    word: text('word').primaryKey(),
    /** The folded word without the difference between unstressed vowels. */
    sound: text('sound').notNull(),
    /** Folded stems, Russian and Uzbek. */
    stems: text('stems').array().notNull(),
    /** The spelling in lower case; null when the word does not occur in that alphabet. */
    cyrillic: text('cyrillic'),
    latin: text('latin'),
    /** Whether the word occurs in a name or a question. Only these words, not those of longer texts, are used as corrections. */
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
    /** The leaf category of the goods. */
    categoryId: text('category_id').notNull(),
    /** The most popular product of the kind. */
    productId: text('product_id').notNull(),
    keyUz: text('key_uz').notNull(),
    words: tsvector('words').notNull(),
    /** Sort key among equally good phrases, smallest first: a kind of goods before the same kind with a brand. */
    rank: integer('rank').notNull(),
  },
  (t) => [index('search_phrases_words').using('gin', t.words)],
);
