import { addDays } from '@muddat/schedule';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { isJobDoneOn } from '../../../core/daily-jobs.ts';
import { createCustomerFileServices } from '../../../core/files/photo-files.ts';
import { createInboxSender } from '../../../core/sms.ts';
import { cards } from '../../../db/schema/billing.ts';
import { paymentReminders } from '../../../db/schema/channels.ts';
import { notifications, orders, scheduleRows } from '../../../db/schema/orders.ts';
import { smsMessages } from '../../../db/schema/sandbox.ts';
import { createBillingCaller, DILNOZA_PHONE } from '../../../testing/billing.ts';
import { DILNOZA_ID, findNextInstalment, grantConsent, insertCard, setClockTo } from '../../../testing/consents.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';
import { snapshotSeed } from '../../../testing/snapshot-seed.ts';
import { eraseExpiredData } from '../../account/retention/erase-expired-data.ts';
import { runDueJobs } from '../catch-up/run-due-jobs.ts';
import { sendReminders } from './send-reminders.ts';

const sandbox = await openSandbox();
const me = await createBillingCaller(sandbox, DILNOZA_PHONE);
const token = await sandbox.tokenFor(DILNOZA_PHONE);
const restore = await snapshotSeed(sandbox);
let due: Awaited<ReturnType<typeof findNextInstalment>>;
beforeEach(async () => {
  await restore();
  due = await findNextInstalment(sandbox);
  // Deletes the reminders of the seed, so that this instalment has none yet.
  await sandbox.db.delete(paymentReminders).where(eq(paymentReminders.orderId, due.orderId));
});

const tools = () => ({ ...sandbox, sms: createInboxSender(sandbox.db, sandbox.clock), log: sandbox.app.log });
const run = () => sendReminders(tools());
const own = () => eq(orders.customerId, DILNOZA_ID);
/** Reminders about the order of `due`: in the portal and by SMS. */
async function loadSentReminders() {
  const link = `/orders/${due.orderId}/pay`;
  const portal = await sandbox.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.customerId, DILNOZA_ID), eq(notifications.link, link)))
    .orderBy(notifications.createdAt);
  const [order] = await sandbox.db.select().from(orders).where(eq(orders.id, due.orderId));
  const sms = (await sandbox.db.select().from(smsMessages).orderBy(smsMessages.id)).filter(
    ({ to, text }) => to === DILNOZA_PHONE && text.includes(order?.number ?? 'no order'),
  );
  return { portal: portal.map(({ titleRu }) => titleRu), sms: sms.map(({ text }) => text) };
}

describe('[S2-15] reminders of an instalment', () => {
  test('are sent once each in the morning: three days before, on the due date, the day after it and a week after that', async () => {
    setClockTo(sandbox, addDays(due.dueDate, -4));
    await run();
    expect(await loadSentReminders()).toEqual({ portal: [], sms: [] });
    setClockTo(sandbox, addDays(due.dueDate, -3), '03:00');
    await run();
    expect(await loadSentReminders()).toEqual({ portal: [], sms: [] });
    setClockTo(sandbox, addDays(due.dueDate, -3), '09:00');
    await Promise.all([run(), run()]);
    await run();
    expect((await loadSentReminders()).portal).toEqual(['Скоро платёж']);
    expect((await loadSentReminders()).sms).toEqual([expect.stringMatching(/^Muddat: \d+ \S+ платёж .* по заказу \d+\.$/)]);
    for (const days of [0, 1, 2, 8]) {
      setClockTo(sandbox, addDays(due.dueDate, days), '09:30');
      await run();
    }
    const titles = ['Скоро платёж', 'Сегодня платёж', 'Платёж просрочен', 'Платёж просрочен'];
    const { portal, sms } = await loadSentReminders();
    expect(portal).toEqual(titles);
    const said = [/^Muddat: \d+ \S+ платёж/, /^Muddat: сегодня платёж/, /^Muddat: просрочено/, /^Muddat: просрочено/];
    expect(sms).toEqual(said.map((words) => expect.stringMatching(words)));
  });

  test('are not sent by the due jobs of a request, but when a tester moves the sandbox clock', async () => {
    setClockTo(sandbox, addDays(due.dueDate, -3), '10:00');
    await runDueJobs(tools());
    expect(await loadSentReminders()).toEqual({ portal: [], sms: [] });
    await sandbox.app.inject({ method: 'POST', url: '/sandbox/clock', payload: { advance: 'PT1H' } });
    expect((await loadSentReminders()).portal).toEqual(['Скоро платёж']);
  });

  test('are sent on a day on which the retention job ran, and do not mark that job as done', async () => {
    setClockTo(sandbox, due.dueDate, '09:00');
    await eraseExpiredData({ ...tools(), files: createCustomerFileServices(sandbox.config) });
    await run();
    expect((await loadSentReminders()).portal).toEqual(['Сегодня платёж']);
    setClockTo(sandbox, addDays(due.dueDate, 1), '09:00');
    await run();
    expect(await isJobDoneOn(sandbox.db, 'retention', addDays(due.dueDate, 1))).toBe(false);
  });

  test('are sent only on the channel that the customer chose, SMS or portal', async () => {
    const chosen = {
      order: ['portal'],
      delivery: ['portal'],
      congrats: ['portal'],
      payment: ['sms'],
      answer: ['portal'],
      promotion: [],
      news: [],
    };
    const put = async (payment: string[]) => {
      await sandbox.markReauthenticated();
      const saved = await sandbox.app.inject({
        method: 'PUT',
        url: '/installment/v3/user/channels',
        headers: { authorization: `Bearer ${token}` },
        payload: { channels: { ...chosen, payment } },
      });
      expect(saved.statusCode).toBe(200);
    };
    await put(['sms']);
    setClockTo(sandbox, addDays(due.dueDate, -3));
    await run();
    expect(await loadSentReminders()).toEqual({ portal: [], sms: [expect.stringMatching(/^Muddat: \d+ \S+ платёж/)] });
    await put(['portal']);
    setClockTo(sandbox, due.dueDate);
    await run();
    expect(await loadSentReminders()).toEqual({ portal: ['Сегодня платёж'], sms: [expect.stringMatching(/^Muddat: \d+ \S+ платёж/)] });
  });

  test('are not sent for an instalment with an automatic debit, nor for an order in court', async () => {
    setClockTo(sandbox, addDays(due.dueDate, -4));
    await grantConsent(me, due.orderId);
    setClockTo(sandbox, addDays(due.dueDate, -3));
    await run();
    expect((await loadSentReminders()).portal).toEqual([]);
    await restore();
    await sandbox.db.update(orders).set({ status: 'send_enveloper' }).where(eq(orders.id, due.orderId));
    setClockTo(sandbox, addDays(due.dueDate, 1));
    await run();
    expect(await loadSentReminders()).toEqual({ portal: [], sms: [] });
  });

  test('are sent despite a consent to debits if its only card was deleted', async () => {
    const gone = await insertCard(sandbox, 'card_gone');
    await grantConsent(me, due.orderId, { card_order: [gone] });
    await sandbox.db.update(cards).set({ deletedAt: new Date() }).where(eq(cards.id, gone));
    setClockTo(sandbox, addDays(due.dueDate, -3));
    await run();
    setClockTo(sandbox, due.dueDate);
    await run();
    expect((await loadSentReminders()).portal).toEqual(['Скоро платёж', 'Сегодня платёж']);
  });

  test('are not sent by SMS when the sandbox first starts with seeded instalments', async () => {
    await restore();
    setClockTo(sandbox, sandbox.clock.today());
    await run();
    expect(await sandbox.db.select().from(smsMessages)).toEqual([]);
    const unpaid = await sandbox.db.select().from(scheduleRows).innerJoin(orders, eq(orders.id, scheduleRows.orderId)).where(own());
    expect(unpaid.length).toBeGreaterThan(0);
  });

  test('are in Uzbek if the order was signed in Uzbek', async () => {
    await sandbox.db.update(orders).set({ locale: 'uz' }).where(eq(orders.id, due.orderId));
    setClockTo(sandbox, due.dueDate);
    await run();
    expect((await loadSentReminders()).sms).toEqual([expect.stringMatching(/^Muddat: bugun \d+-buyurtma bo'yicha/)]);
  });
});
