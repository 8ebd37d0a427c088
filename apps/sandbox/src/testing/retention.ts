import type { CalendarDate } from '@muddat/schedule';
import { asc, eq, getTableColumns, is } from 'drizzle-orm';
import { type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { eraseClosedAccounts } from '../apis/account/erase-closed.ts';
import { eraseExpiredData } from '../apis/account/retention/erase-expired-data.ts';
import type { OrderRow } from '../apis/account/retention/load-customer-retention.ts';
import { findDifferences } from '../apis/billing/ledger-check/find-differences.ts';
import { loadBooks } from '../apis/billing/ledger-check/load-books.ts';
import { createCustomerFileServices } from '../core/files/photo-files.ts';
import { createInboxSender } from '../core/sms.ts';
import { balances } from '../db/schema/billing.ts';
import { paymentReminders } from '../db/schema/channels.ts';
import { bonusEntries } from '../db/schema/checkout.ts';
import { consentEvents, consents, debitNotices, debits } from '../db/schema/consents.ts';
import { calendarEvents } from '../db/schema/documents.ts';
import { hardships } from '../db/schema/hardships.ts';
import { schema } from '../db/schema/index.ts';
import { notifications, orderItems, payoffQuotes } from '../db/schema/orders.ts';
import { returnEvents, returnItems, returnMessages, returnPhotos, returns } from '../db/schema/returns.ts';
import { questions, reviews } from '../db/schema/reviews.ts';
import type { TestSandbox } from './test-sandbox.ts';

const DAY_MS = 86_400_000;

type OwnerColumn = { readonly name: string; readonly table: PgTable; readonly column: PgColumn };

/** All tables with a column of this name, including tables added later. */
export const tablesWithColumn = (column: string): OwnerColumn[] =>
  Object.entries(schema).flatMap(([name, table]) => {
    if (!is(table, PgTable)) return [];
    const columns: Readonly<Record<string, PgColumn>> = getTableColumns(table);
    const found = columns[column];
    return found === undefined ? [] : [{ name, table, column: found }];
  });

/** For each table, by name: the number of rows whose `column` equals `id`. */
export async function countRowsWithId({ db }: TestSandbox, tables: readonly OwnerColumn[], id: string): Promise<Record<string, number>> {
  const counts: [string, number][] = [];
  for (const { name, table, column } of tables) counts.push([name, await db.$count(table, eq(column, id))]);
  return Object.fromEntries(counts);
}

/** Tables that are not part of the portal's data: sent messages, the bank, and the records of the daily jobs. */
const IGNORED_TABLES: readonly string[] = ['smsMessages', 'bankCards', 'dailyRuns'];

/** All rows of all tables except `IGNORED_TABLES`, as text. */
export async function dumpTables({ db }: TestSandbox): Promise<string> {
  const rows: unknown[] = [];
  for (const [name, table] of Object.entries(schema)) {
    if (is(table, PgTable) && !IGNORED_TABLES.includes(name)) rows.push(name, await db.select().from(table));
  }
  return JSON.stringify(rows);
}

/** Where a number occurs in a text, with the text around it. */
export const excerptsWithNumber = (number: string, text: string): string[] =>
  [...text.matchAll(new RegExp(`.{0,60}(?<!\\d)${number}(?!\\d).{0,20}`, 'gu'))].map(([place]) => place);

/** Inserts rows about an order into every table that can hold such rows and is not seeded. */
export async function insertOrderRelatedRows({ db, clock }: TestSandbox, { id: orderId, customerId, storeId }: OrderRow): Promise<void> {
  const at = clock.now();
  const today = clock.today();
  const [item] = await db.select().from(orderItems).where(eq(orderItems.orderId, orderId)).orderBy(asc(orderItems.number));
  if (item?.productId == null) throw new TypeError('an order of goods that are still sold is needed');
  const [returnId, consentId] = [`ret_${orderId}`, `con_${orderId}`];
  await db.insert(returns).values({
    ...{ id: returnId, orderId, customerId, state: 'withdrawn', category: 'defect', locale: 'ru', requestedAt: at, closedAt: at },
  });
  await db.insert(returnItems).values({ returnId, line: 1, quantity: 1, price: 1 });
  await db.insert(returnEvents).values({ returnId, state: 'withdrawn', actor: 'customer', at });
  await db.insert(returnMessages).values({ returnId, from: 'customer', to: 'store', text: 'Можно в субботу?', at });
  await db.insert(returnPhotos).values({ returnId, number: 1, uploadId: `upl_${orderId}`, storedKey: `rph_${orderId}.jpg` });
  const terms = { cardOrder: ['card_0001'], useBalance: false, balanceFloor: 0, noticeDays: 1 };
  await db.insert(consents).values({ ...terms, id: consentId, customerId, orderId, grantedOn: today, grantedAt: at, withdrawnAt: at });
  await db.insert(consentEvents).values({ ...terms, consentId, type: 'granted', at });
  await db
    .insert(debits)
    .values({ orderId, number: 1, day: today, consentId, amount: 1, state: 'failed', tried: [], startedAt: at, toldAt: at });
  await db.insert(debitNotices).values({ orderId, number: 1, dueDate: today, sentAt: at });
  await db.insert(paymentReminders).values({ orderId, number: 1, dueDate: today, kind: 'soon', week: 0, sentOn: today });
  await db.insert(calendarEvents).values({ orderId, number: 1, dueDate: today, left: 0, sequence: 0, changedAt: at });
  await db.insert(payoffQuotes).values({
    ...{ id: `pqt_${orderId}`, orderId, customerId, date: today, amount: 1, saving: 0, goodUntil: at, createdAt: at },
  });
  await db.insert(hardships).values({
    ...{
      id: `hrd_${orderId}`,
      orderId,
      customerId,
      kind: 'move',
      cost: 0,
      rowsBefore: [],
      rowsAfter: [],
      idempotencyKey: orderId,
      at,
      today,
    },
  });
  await db.insert(bonusEntries).values({ customerId, amount: 500, kind: 'earned', orderId, at, expiresOn: today });
  await db.insert(questions).values({ id: `que_${orderId}`, customerId, storeId, orderId, text: 'Где чек?', locale: 'ru', createdAt: at });
  const review = { id: `rev_${orderId}`, customerId, productId: item.productId, stars: 5, text: 'Хорошо', createdAt: at };
  await db.insert(reviews).values(review).onConflictDoNothing();
  const [title, body] = ['Напоминание', `По заказу ${orderId}`];
  await db.insert(notifications).values({
    ...{ id: `ntf_${orderId}`, customerId, type: 'order', titleRu: title, titleUz: title, bodyRu: body, bodyUz: body, createdAt: at },
  });
}

export const eraseExpiredDataIn = (sandbox: TestSandbox) =>
  eraseExpiredData({ ...sandbox, files: createCustomerFileServices(sandbox.config), log: sandbox.app.log });

/** Moves the clock by three days, so that closing an account can no longer be undone, and runs the erasure. */
export async function eraseClosedAccountsIn(sandbox: TestSandbox): Promise<void> {
  sandbox.clock.setOffset(sandbox.clock.offsetMs() + 3 * 86_400_000);
  const sms = createInboxSender(sandbox.db, sandbox.clock);
  await eraseClosedAccounts({ ...sandbox, sms, files: createCustomerFileServices(sandbox.config), log: sandbox.app.log });
}

export const findDifferencesIn = async ({ db, clock }: TestSandbox) => findDifferences(await loadBooks(db, null, clock.now()));

export const loadAllBalances = ({ db }: TestSandbox) => db.select().from(balances).orderBy(balances.customerId);

/** A GET request as the first demo customer. */
export async function getAsDilnoza(sandbox: TestSandbox, url: string) {
  return sandbox.app.inject({ url, headers: { authorization: `Bearer ${await sandbox.tokenFor('+998900000001')}` } });
}

/** Sets the clock to noon in Tashkent, `years` and `days` after `day`. */
export function setClockAfter({ clock }: TestSandbox, day: CalendarDate, years: number, days: number): void {
  const at = new Date(`${day}T12:00:00+05:00`);
  at.setUTCFullYear(at.getUTCFullYear() + years);
  clock.setOffset(at.getTime() + days * DAY_MS - Date.now());
}
