import { doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { jsonColumn, somColumn } from './columns.ts';

/** One line in the list of a product's properties, in both languages. */
const attributeSchema = v.object({ nameRu: v.string(), nameUz: v.string(), valueRu: v.string(), valueUz: v.string() });
export type ProductAttribute = v.InferOutput<typeof attributeSchema>;

/** The tree of categories: its roots are the 12 sections of the marketplace, products belong to its leaves. */
export const categories = pgTable(
  'categories',
  {
    /** Decimal text, such as '1'. */
    id: text('id').primaryKey(),
    /** Null for a root. */
    parentId: text('parent_id'),
    alias: text('alias').notNull().unique(),
    nameRu: text('name_ru').notNull(),
    nameUz: text('name_uz').notNull(),
    /** Path or URL of a picture. */
    icon: text('icon'),
    /** Order among the siblings, from 1. */
    position: integer('position').notNull(),
  },
  (t) => [index('categories_parent_position').on(t.parentId, t.position)],
);

/** A partner of the marketplace. Names are brands, equal in both languages. */
export const stores = pgTable(
  'stores',
  {
    /** Decimal text, '1' to '64' in the seed. */
    id: text('id').primaryKey(),
    /** The last segment of /{locale}/partner/{alias}. */
    alias: text('alias').notNull().unique(),
    name: text('name').notNull(),
    /** First letter of the name in capitals, oʻ and gʻ as one letter, or '#'; see `initialOf`. */
    initial: text('initial').notNull(),
    logo: text('logo').notNull(),
    descriptionRu: text('description_ru').notNull(),
    descriptionUz: text('description_uz').notNull(),
    /** Commission of a full purchase paid in cash at delivery, in basis points (domain: 2 % by default). */
    cashCommissionBp: integer('cash_commission_bp').notNull().default(200),
    /** The bank whose card this store requires for an installment, as `bankOfCard` names it; null for any bank (spec 5). */
    installmentBank: text('installment_bank'),
    /** Tenths of a star: 47 is 4.7. */
    ratingTenths: integer('rating_tenths').notNull(),
    reviewCount: integer('review_count').notNull().default(0),
    /** Sort key of the default list, smallest first; unique, so that paging by it never skips a store. */
    position: integer('position').notNull().unique(),
  },
  (t) => [index('stores_rating').on(t.ratingTenths)],
);

/** The cost of an instalment purchase in a store: one row for each term that the store offers. */
export const storeTerms = pgTable(
  'store_terms',
  {
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id),
    months: integer('months').notNull(),
    markupBp: integer('markup_bp').notNull(),
  },
  (t) => [primaryKey({ columns: [t.storeId, t.months] })],
);

/** The root categories in which a store sells goods. */
export const storeCategories = pgTable(
  'store_categories',
  {
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id),
    categoryId: text('category_id')
      .notNull()
      .references(() => categories.id),
  },
  (t) => [primaryKey({ columns: [t.storeId, t.categoryId] }), index('store_categories_category').on(t.categoryId)],
);

/** A branch where goods are picked up. */
export const storeAddresses = pgTable(
  'store_addresses',
  {
    id: text('id').primaryKey(),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id),
    /** SOATO code of the region, such as '1726' for the city of Tashkent. */
    regionId: text('region_id').notNull(),
    /** The district's id in the mobile API; null if only the region is known. */
    districtId: text('district_id'),
    addressRu: text('address_ru').notNull(),
    addressUz: text('address_uz').notNull(),
    /** +998XXXXXXXXX */
    phone: text('phone').notNull(),
    /** '09:00-20:00' */
    hours: text('hours').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
  },
  (t) => [index('store_addresses_store').on(t.storeId)],
);

export const products = pgTable(
  'products',
  {
    id: text('id').primaryKey(),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id),
    /** A leaf of the category tree. */
    categoryId: text('category_id')
      .notNull()
      .references(() => categories.id),
    nameRu: text('name_ru').notNull(),
    nameUz: text('name_uz').notNull(),
    /** Equal in both languages; null for products without a brand. */
    brand: text('brand'),
    descriptionRu: text('description_ru').notNull(),
    descriptionUz: text('description_uz').notNull(),
    price: somColumn('price').notNull(),
    /** Paths or URLs of pictures, the first is the main one. */
    images: text('images').array().notNull(),
    attributes: jsonColumn('attributes', v.array(attributeSchema)).notNull(),
    stock: integer('stock').notNull(),
    /** How often the product is bought. Unless another order is requested, the most popular product in stock comes first. */
    popularity: integer('popularity').notNull(),
  },
  (t) => [
    index('products_store').on(t.storeId, t.id),
    index('products_category').on(t.categoryId, t.id),
    index('products_price').on(t.price, t.id),
  ],
);

/** The regions to which a store delivers, with price and time: one row per region. */
export const storeDeliveries = pgTable(
  'store_deliveries',
  {
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id),
    /** SOATO code. */
    regionId: text('region_id').notNull(),
    price: somColumn('price').notNull(),
    daysMin: integer('days_min').notNull(),
    daysMax: integer('days_max').notNull(),
  },
  (t) => [primaryKey({ columns: [t.storeId, t.regionId] })],
);
