import { readFileSync } from 'node:fs';
import { getTableColumns, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { schema } from '../../db/schema/index.ts';

/** For each table with data of customers, the row of «Что мы храним» (the cabinet's page of own data) that names it. */
const NAMED_IN: Readonly<Record<string, string>> = {
  customers: 'person',
  passkeys: 'person',
  passkeyChallenges: 'person',
  tokenFamilies: 'log',
  activity: 'log',
  dataExports: 'log',
  deviceTokens: 'notifications',
  verifications: 'identity',
  verificationDocuments: 'identity',
  uploads: 'identity',
  limits: 'limit',
  restorations: 'limit',
  orders: 'orders',
  orderItems: 'orders',
  orderEvents: 'orders',
  scheduleRows: 'orders',
  payoffQuotes: 'orders',
  hardships: 'orders',
  payments: 'orders',
  idempotencyKeys: 'orders',
  balances: 'orders',
  ledgerEntries: 'orders',
  providerCharges: 'orders',
  providerReturns: 'orders',
  refunds: 'orders',
  bonusEntries: 'orders',
  promoUses: 'orders',
  checkouts: 'orders',
  checkoutKeys: 'orders',
  documents: 'orders',
  consents: 'orders',
  consentEvents: 'orders',
  debits: 'orders',
  debitNotices: 'orders',
  cards: 'cards',
  cardOtps: 'cards',
  returns: 'returns',
  returnItems: 'returns',
  returnEvents: 'returns',
  returnMessages: 'returns',
  returnPhotos: 'returns',
  baskets: 'basket',
  checkoutQuotes: 'basket',
  savedAddresses: 'own',
  reviews: 'own',
  questions: 'own',
  feedback: 'own',
  corporateRequests: 'own',
  notifications: 'notifications',
  notificationChannels: 'notifications',
  paymentReminders: 'notifications',
  calendars: 'calendar',
  calendarEvents: 'calendar',
};

/** A table with one of these columns contains data of customers. */
const OWNED_BY = ['customerId', 'orderId', 'returnId', 'consentId'];

test('[X-14] every table with data of customers belongs to a row of the trust page', () => {
  const owned = Object.entries(schema).flatMap(([name, table]) =>
    is(table, PgTable) && OWNED_BY.some((column) => column in getTableColumns(table)) ? [name] : [],
  );
  expect(owned.length).toBeGreaterThan(40);
  expect([...owned, 'customers'].filter((name) => NAMED_IN[name] === undefined)).toEqual([]);
  expect(Object.keys(NAMED_IN).filter((name) => !(name in schema))).toEqual([]);
});

test('[X-14] apart from contacts and browser data, the rows of the trust page are exactly the rows to which tables belong', () => {
  const page = readFileSync(new URL('../../../../cabinet/src/features/trust/stored-data-section.tsx', import.meta.url), 'utf8');
  const rows = [...page.matchAll(/^ {6}id: '([\w-]+)',$/gm)].map(([, id]) => id);
  // Two kinds of rows have no table of their own: contacts (a column of `verifications`) and `browser-` rows (data in the browser).
  const own = rows.filter((id) => id !== 'contacts' && !id?.startsWith('browser-'));
  expect(own.toSorted()).toEqual([...new Set(Object.values(NAMED_IN))].toSorted());
  expect(rows).toContain('contacts');
});
