import { getTableColumns, is, sql } from 'drizzle-orm';
import { PgTable, PgText } from 'drizzle-orm/pg-core';
import type { Database } from '../db/client.ts';
import { builderDocuments, pages } from '../db/schema/content.ts';
import { schema } from '../db/schema/index.ts';
import { notifications } from '../db/schema/orders.ts';
import { HOSTILE_LINK, HOSTILE_TEXT } from './hostile-texts.ts';

/** Columns whose text a screen shows, by the name of their field. */
const SHOWN_COLUMNS =
  /^(?:name|title|lead|body|text|description|question|answer|unit|label|industry|hours|address|comment|owner|deliveryAddress)(?:Ru|Uz)?$/;
/** Members of stored JSON that a screen shows: texts in both languages, and the questions that a block references by their text. */
const SHOWN_MEMBERS = /^(?:ru|uz|questions|(?:heading|paragraphs)(?:Ru|Uz))$/;

/**
 * Changes the seeded data as a hostile back office would: appends HOSTILE_TEXT to every shown text (names of customers and stores,
 * descriptions, notifications, blocks of the page builder, questions, orders) and sets every link of a notification or block to
 * HOSTILE_LINK.
 */
export async function injectHostileTexts(tx: Database): Promise<void> {
  for (const table of Object.values<unknown>(schema)) if (is(table, PgTable)) await injectIntoColumns(tx, table);
  await tx.update(notifications).set({ link: HOSTILE_LINK });
  for (const { page, organization, blocks } of await tx.select().from(builderDocuments))
    await tx
      .update(builderDocuments)
      .set({ blocks: injectIntoValue(blocks) })
      .where(sql`${builderDocuments.page} = ${page} and ${builderDocuments.organization} = ${organization}`);
  for (const { id, sections } of await tx.select().from(pages)) {
    const spoilt = JSON.stringify(injectIntoValue(sections));
    await tx
      .update(pages)
      .set({ sections: sql`${spoilt}::jsonb` })
      .where(sql`${pages.id} = ${id}`);
  }
}

async function injectIntoColumns(tx: Database, table: PgTable): Promise<void> {
  const shown = Object.entries(getTableColumns(table)).filter(([name, column]) => SHOWN_COLUMNS.test(name) && is(column, PgText));
  if (shown.length === 0) return;
  await tx.update(table).set(Object.fromEntries(shown.map(([name, column]) => [name, sql`${column} || ${HOSTILE_TEXT}`])));
}

function injectIntoValue(value: unknown, member = ''): unknown {
  if (typeof value === 'string') {
    if (member === 'href') return HOSTILE_LINK;
    return SHOWN_MEMBERS.test(member) ? `${value}${HOSTILE_TEXT}` : value;
  }
  if (Array.isArray(value)) return value.map((item) => injectIntoValue(item, member));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, injectIntoValue(item, name)]));
}
