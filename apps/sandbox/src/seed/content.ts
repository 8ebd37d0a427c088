import type { CalendarDate } from '@muddat/schedule';
import { MUDDAT_ORGANIZATION } from '../apis/builder/organization.ts';
import type { Database } from '../db/client.ts';
import { insertRows } from '../db/insert-rows.ts';
import {
  benefits,
  builderDocuments,
  clients,
  districts,
  faqCategories,
  faqs,
  figures,
  pages,
  regions,
  serviceCenters,
} from '../db/schema/content.ts';
import { pictureUrl } from '../pictures/picture-url.ts';
import { BENEFITS } from './data/benefits.ts';
import type { BlockSeed } from './data/builder/builder-page.ts';
import { BUILDER_PAGES } from './data/builder/index.ts';
import { CLIENTS } from './data/clients.ts';
import { FAQ_GROUPS } from './data/faq/index.ts';
import { FIGURES } from './data/figures.ts';
import { LEGAL_PAGES, PAGES } from './data/pages/index.ts';
import type { PageSeed } from './data/pages/page.ts';
import { centreOf } from './data/region-centres.ts';
import { DISTRICTS, REGIONS } from './data/regions.ts';
import { SERVICE_CENTERS } from './data/service-centers.ts';
import { aliasOf } from './data/stores.ts';
import type { SeedInput } from './shared/seed-input.ts';

/** Seeds the content of the site: regions, pages, questions, clients, benefits, figures, service centres, pages of blocks. */
export async function seedContent(tx: Database, { today }: SeedInput): Promise<void> {
  await createRegions(tx);
  await insertRows(tx, pages, pageRows(PAGES));
  await seedFaqs(tx);
  await insertRows(
    tx,
    clients,
    CLIENTS.map(({ name, industry, employees }, index) => ({
      ...numbered(index),
      name,
      industryRu: industry.ru,
      industryUz: industry.uz,
      employees,
      logo: pictureUrl('client', aliasOf(name)),
    })),
  );
  await insertRows(
    tx,
    benefits,
    BENEFITS.map(({ id, icon, title, text }, index) => ({
      id,
      icon,
      titleRu: title.ru,
      titleUz: title.uz,
      textRu: text.ru,
      textUz: text.uz,
      position: index + 1,
    })),
  );
  await insertRows(
    tx,
    figures,
    FIGURES.map(({ id, value, unit, label }, index) => ({
      id,
      value,
      unitRu: unit?.ru ?? null,
      unitUz: unit?.uz ?? null,
      labelRu: label.ru,
      labelUz: label.uz,
      position: index + 1,
    })),
  );
  await insertRows(tx, serviceCenters, serviceCenterRows());
  await insertRows(tx, builderDocuments, documentRows(today));
}

/** Creates the regions and districts of the country where they are missing. */
export async function createRegions(db: Database): Promise<void> {
  await db
    .insert(regions)
    .values(REGIONS.map(({ id, name }) => ({ id, nameRu: name.ru, nameUz: name.uz, ...centreOf(id) })))
    .onConflictDoNothing();
  await db
    .insert(districts)
    .values(DISTRICTS.map(({ id, regionId, kind, name }) => ({ id, regionId, kind, nameRu: name.ru, nameUz: name.uz })))
    .onConflictDoNothing();
}

/**
 * Creates the offer and the privacy policy where they are missing: a sandbox in production starts without demo content, and nobody may sign
 * up without them. Pages that exist stay as they are.
 */
export async function createLegalPages(db: Database): Promise<void> {
  await db.insert(pages).values(pageRows(LEGAL_PAGES)).onConflictDoNothing();
}

const numbered = (index: number) => ({ id: String(index + 1), position: index + 1 });

function pageRows(seeds: readonly PageSeed[]) {
  return seeds.map(({ alias, title, lead, version, publishedAt, url, sections }, index) => ({
    ...numbered(index),
    alias,
    titleRu: title.ru,
    titleUz: title.uz,
    leadRu: lead.ru,
    leadUz: lead.uz,
    version,
    publishedAt,
    url,
    sections: sections.map(({ anchor, heading, paragraphs }) => ({
      anchor,
      headingRu: heading.ru,
      headingUz: heading.uz,
      paragraphsRu: paragraphs.map((paragraph) => paragraph.ru),
      paragraphsUz: paragraphs.map((paragraph) => paragraph.uz),
    })),
  }));
}

async function seedFaqs(tx: Database): Promise<void> {
  await insertRows(
    tx,
    faqCategories,
    FAQ_GROUPS.map(({ id, name }, index) => ({ id, nameRu: name.ru, nameUz: name.uz, position: index + 1 })),
  );
  const entries = FAQ_GROUPS.flatMap((group) => group.entries.map((entry) => ({ categoryId: group.id, ...entry })));
  await insertRows(
    tx,
    faqs,
    entries.map(({ categoryId, question, answer }, index) => ({
      ...numbered(index),
      organization: MUDDAT_ORGANIZATION,
      categoryId,
      questionRu: question.ru,
      questionUz: question.uz,
      answerRu: answer.ru,
      answerUz: answer.uz,
    })),
  );
}

function serviceCenterRows() {
  return SERVICE_CENTERS.map(({ name, districtId, address, phone, hours, repairs, latitude, longitude }, index) => ({
    ...numbered(index),
    name,
    districtId,
    addressRu: address.ru,
    addressUz: address.uz,
    phone,
    hoursRu: hours.ru,
    hoursUz: hours.uz,
    repairsRu: repairs.map((thing) => thing.ru),
    repairsUz: repairs.map((thing) => thing.uz),
    latitude,
    longitude,
  }));
}

/** Offers of the demo content end at the end of the current year in Tashkent, so that they have not ended in the demo. */
const withEnd = (block: BlockSeed, today: CalendarDate): BlockSeed =>
  block.type.startsWith('promo') ? { ...block, ends_at: `${today.slice(0, 4)}-12-31T19:00:00.000Z` } : block;

function documentRows(today: CalendarDate) {
  return BUILDER_PAGES.map(({ page, title, description, version, updatedAt, blocks }) => ({
    organization: MUDDAT_ORGANIZATION,
    page,
    titleRu: title.ru,
    titleUz: title.uz,
    descriptionRu: description.ru,
    descriptionUz: description.uz,
    version,
    updatedAt: new Date(updatedAt),
    blocks: blocks.map((block) => withEnd(block, today)),
  }));
}
