import { doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { dayColumn, instantColumn, jsonColumn } from './columns.ts';

/** A section of a page of text, in both languages; paragraphs are plain text. */
const sectionSchema = v.object({
  anchor: v.string(),
  headingRu: v.string(),
  headingUz: v.string(),
  paragraphsRu: v.array(v.string()),
  paragraphsUz: v.array(v.string()),
});
export type StoredSection = v.InferOutput<typeof sectionSchema>;

/** The 14 regions by their SOATO codes. */
export const regions = pgTable('regions', {
  id: text('id').primaryKey(),
  nameRu: text('name_ru').notNull(),
  nameUz: text('name_uz').notNull(),
  /** Coordinates of the main town. */
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
});

/** Districts and cities of the regions (second-level units) by their SOATO codes. */
export const districts = pgTable(
  'districts',
  {
    id: text('id').primaryKey(),
    regionId: text('region_id')
      .notNull()
      .references(() => regions.id),
    /** district, city, city_district */
    kind: text('kind').notNull(),
    nameRu: text('name_ru').notNull(),
    nameUz: text('name_uz').notNull(),
  },
  (t) => [index('districts_region').on(t.regionId, t.id)],
);

/** Pages of text. An acceptance is stored with `version` (domain, Catalogue and checkout). */
export const pages = pgTable('pages', {
  id: text('id').primaryKey(),
  alias: text('alias').notNull().unique(),
  titleRu: text('title_ru').notNull(),
  titleUz: text('title_uz').notNull(),
  leadRu: text('lead_ru').notNull(),
  leadUz: text('lead_uz').notNull(),
  sections: jsonColumn('sections', v.array(sectionSchema)).notNull(),
  version: text('version').notNull(),
  publishedAt: dayColumn('published_at').notNull(),
  /** Path in the portal without the locale prefix; null if the portal has no screen for it. */
  url: text('url'),
  position: integer('position').notNull().unique(),
});

export const faqCategories = pgTable('faq_categories', {
  id: text('id').primaryKey(),
  nameRu: text('name_ru').notNull(),
  nameUz: text('name_uz').notNull(),
  position: integer('position').notNull().unique(),
});

export const faqs = pgTable(
  'faqs',
  {
    /** Decimal text, such as '21'. */
    id: text('id').primaryKey(),
    organization: integer('organization').notNull(),
    categoryId: text('category_id')
      .notNull()
      .references(() => faqCategories.id),
    questionRu: text('question_ru').notNull(),
    questionUz: text('question_uz').notNull(),
    answerRu: text('answer_ru').notNull(),
    answerUz: text('answer_uz').notNull(),
    position: integer('position').notNull().unique(),
  },
  (t) => [index('faqs_organization_position').on(t.organization, t.position)],
);

/** Corporate clients. Names are brands, equal in both languages. */
export const clients = pgTable('clients', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  industryRu: text('industry_ru').notNull(),
  industryUz: text('industry_uz').notNull(),
  employees: integer('employees').notNull(),
  logo: text('logo').notNull(),
  position: integer('position').notNull().unique(),
});

export const benefits = pgTable('benefits', {
  id: text('id').primaryKey(),
  icon: text('icon').notNull(),
  titleRu: text('title_ru').notNull(),
  titleUz: text('title_uz').notNull(),
  textRu: text('text_ru').notNull(),
  textUz: text('text_uz').notNull(),
  position: integer('position').notNull().unique(),
});

/** Numbers quoted in marketing texts (spec 1). */
export const figures = pgTable('figures', {
  id: text('id').primaryKey(),
  value: integer('value').notNull(),
  /** The word after the number, such as «лет»; null for a number without one. */
  unitRu: text('unit_ru'),
  unitUz: text('unit_uz'),
  labelRu: text('label_ru').notNull(),
  labelUz: text('label_uz').notNull(),
  position: integer('position').notNull().unique(),
});

export const serviceCenters = pgTable('service_centers', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  districtId: text('district_id')
    .notNull()
    .references(() => districts.id),
  addressRu: text('address_ru').notNull(),
  addressUz: text('address_uz').notNull(),
  /** +998XXXXXXXXX */
  phone: text('phone').notNull(),
  hoursRu: text('hours_ru').notNull(),
  hoursUz: text('hours_uz').notNull(),
  repairsRu: text('repairs_ru').array().notNull(),
  repairsUz: text('repairs_uz').array().notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  position: integer('position').notNull().unique(),
});

/** Pages made in the page builder. Blocks contain both languages and are parsed when read. */
export const builderDocuments = pgTable(
  'builder_documents',
  {
    organization: integer('organization').notNull(),
    page: text('page').notNull(),
    titleRu: text('title_ru').notNull(),
    titleUz: text('title_uz').notNull(),
    descriptionRu: text('description_ru').notNull(),
    descriptionUz: text('description_uz').notNull(),
    version: integer('version').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
    blocks: jsonb('blocks').$type<unknown>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.organization, t.page] })],
);

/** Requests of companies that want to buy for their employees (corporate) or to sell on the marketplace (seller). */
export const corporateRequests = pgTable('corporate_requests', {
  id: text('id').primaryKey(),
  kind: text('kind').notNull(),
  company: text('company').notNull(),
  contactName: text('contact_name').notNull(),
  phone: text('phone').notNull(),
  email: text('email'),
  tin: text('tin'),
  employees: integer('employees'),
  message: text('message'),
  locale: text('locale').notNull(),
  /** Set if a signed-in customer sent the request. */
  customerId: text('customer_id'),
  createdAt: instantColumn('created_at').notNull(),
});

/** Questions sent by visitors. */
export const feedback = pgTable('feedback', {
  id: text('id').primaryKey(),
  organization: integer('organization').notNull(),
  name: text('name').notNull(),
  phone: text('phone').notNull(),
  email: text('email'),
  message: text('message').notNull(),
  /** The published question that did not help; null if none was named. */
  faqId: text('faq_id'),
  locale: text('locale').notNull(),
  customerId: text('customer_id'),
  createdAt: instantColumn('created_at').notNull(),
});
