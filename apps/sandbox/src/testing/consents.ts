import { randomUUID } from 'node:crypto';
import { addDays, type CalendarDate } from '@muddat/schedule';
import { and, eq, gt } from 'drizzle-orm';
import { beforeEach, expect } from 'vitest';
import { listDueInstalments } from '../apis/billing/consents/due-instalments.ts';
import { runDebits } from '../apis/billing/consents/run-debits.ts';
import { startDebit } from '../apis/billing/consents/start-debit.ts';
import { createInboxSender } from '../core/sms.ts';
import { cards, payments } from '../db/schema/billing.ts';
import { notifications, orders, scheduleRows } from '../db/schema/orders.ts';
import { smsMessages } from '../db/schema/sandbox.ts';
import { type BillingCaller, createBillingCaller, DILNOZA_PHONE, expectBooksToAgree, loadOrderAmounts } from './billing.ts';
import { openSandbox } from './open-sandbox.ts';
import type { TestSandbox } from './test-sandbox.ts';

export const CONSENTS_PATH = '/v1/api-payments/consents';
export const DILNOZA_ID = 'cus_0001';

/** Saves a card for the first demo customer (`tools/README.md`, Cards). By default it is a card that the bank accepts. */
export async function insertCard({ db, clock }: TestSandbox, id: string, bin = '860049', last4 = '0040', expiry = '3512'): Promise<string> {
  const seen = { offerVersion: '1', offerAcceptedAt: clock.now(), createdAt: clock.now() };
  await db.insert(cards).values({ id, customerId: DILNOZA_ID, bin, last4, expiry, system: 'uzcard', smsPhone: DILNOZA_PHONE, ...seen });
  return id;
}

/** The next instalment of the demo customer that is not due yet, of an order with nothing overdue. */
export async function findNextInstalment({ db, clock }: TestSandbox) {
  const rows = await db
    .select({ row: scheduleRows })
    .from(scheduleRows)
    .innerJoin(orders, eq(orders.id, scheduleRows.orderId))
    .where(and(eq(orders.customerId, DILNOZA_ID), eq(orders.status, 'delivered'), gt(scheduleRows.amount, scheduleRows.paidAmount)))
    .orderBy(scheduleRows.dueDate);
  const today = clock.today();
  const late = new Set(rows.filter(({ row }) => row.dueDate <= today).map(({ row }) => row.orderId));
  const found = rows.find(({ row }) => !late.has(row.orderId));
  if (found === undefined) throw new TypeError('the demo customer has no order in time');
  return found.row;
}

export const loadScheduleRow = async ({ db }: TestSandbox, { orderId, number }: { orderId: string; number: number }) => {
  const [row] = await db
    .select()
    .from(scheduleRows)
    .where(and(eq(scheduleRows.orderId, orderId), eq(scheduleRows.number, number)));
  if (row === undefined) throw new TypeError('no such instalment');
  return row;
};

type ConsentTermsBody = { card_order?: string[]; use_balance?: boolean; balance_floor?: number; notice_days?: number };

export const grantConsent = (me: BillingCaller, orderId: string, terms: ConsentTermsBody = {}, key: string = randomUUID()) =>
  me.call('PUT', CONSENTS_PATH, { order_id: orderId, card_order: ['card_0001'], notice_days: 3, ...terms }, { 'idempotency-key': key });

/** Sets the business clock to a day and time in Tashkent. */
export function setClockTo({ clock }: TestSandbox, day: CalendarDate, time = '12:00'): void {
  clock.setOffset(Date.parse(`${day}T${time}:00+05:00`) - Date.now());
}

export const runDebitsIn = (sandbox: TestSandbox) =>
  runDebits({ ...sandbox, sms: createInboxSender(sandbox.db, sandbox.clock), log: sandbox.app.log });

export const loadSmsTexts = async ({ db }: TestSandbox) =>
  (await db.select().from(smsMessages).where(eq(smsMessages.to, DILNOZA_PHONE))).map((one) => one.text);

export const loadNotificationTitles = async ({ db }: TestSandbox) =>
  (await db.select().from(notifications).where(eq(notifications.customerId, DILNOZA_ID))).map((one) => one.titleRu);

/**
 * Opens a sandbox whose seeded data is restored before each test, with Dilnoza as caller of its billing API, and the instalment to be
 * debited.
 */
export async function openDebitSandbox() {
  const sandbox = await openSandbox({ restore: true });
  const me = await createBillingCaller(sandbox, DILNOZA_PHONE);
  let due: Awaited<ReturnType<typeof findNextInstalment>>;
  let charged: number;
  const countFromHere = async () => {
    charged = await expectBooksToAgree(sandbox, DILNOZA_PHONE);
  };
  beforeEach(async () => {
    due = await findNextInstalment(sandbox);
    await countFromHere();
  });
  return {
    sandbox,
    me,
    due: () => due,
    left: () => due.amount - due.paidAmount,
    withdraw: (id: unknown) => me.call('DELETE', `${CONSENTS_PATH}/${String(id)}`),
    debitsMade: () => sandbox.db.select().from(payments).where(eq(payments.operation, 'billing.debit')).orderBy(payments.createdAt),
    countFromHere,
    /** The sum charged since the test began, or since `countFromHere`. Expects ledger and schedule to agree. */
    taken: async (): Promise<number> => {
      const sums = await loadOrderAmounts(sandbox, due.orderId);
      expect(sums.rowsPaid).toBe(sums.paidAmount);
      return (await expectBooksToAgree(sandbox, DILNOZA_PHONE)) - charged;
    },
    /** Moves the clock to the day of the notice and sends the notice. */
    tell: async () => {
      setClockTo(sandbox, addDays(due.dueDate, -3));
      await runDebitsIn(sandbox);
    },
    startOne: async () => {
      const [first] = (await listDueInstalments(sandbox.db, { until: sandbox.clock.today() })).filter(
        ({ order }) => order.id === due.orderId,
      );
      if (first === undefined) throw new TypeError('nothing is due');
      return sandbox.db.transaction((tx) => startDebit(tx, sandbox, first));
    },
  };
}
