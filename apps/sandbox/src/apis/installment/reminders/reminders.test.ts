import { addDays } from '@muddat/schedule';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { isDoneOn } from '../../../core/daily-jobs.ts';
import { createPhotoFiles } from '../../../core/files/photo-files.ts';
import { createInboxSender } from '../../../core/sms.ts';
import { cards } from '../../../db/schema/billing.ts';
import { paymentReminders } from '../../../db/schema/channels.ts';
import { notifications, orders, scheduleRows } from '../../../db/schema/orders.ts';
import { smsMessages } from '../../../db/schema/sandbox.ts';
import { callerOf, DILNOZA } from '../../../testing/billing.ts';
import { CUSTOMER, goTo, grant, nextInstalment, saveCard } from '../../../testing/consents.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';
import { rememberSeed } from '../../../testing/remember-seed.ts';
import { eraseWhatIsOver } from '../../account/retention/erase-what-is-over.ts';
import { ensureUpToDate } from '../catch-up/up-to-date.ts';
import { sendReminders } from './send-reminders.ts';

const sandbox = await openSandbox();
const me = await callerOf(sandbox, DILNOZA);
const token = await sandbox.tokenFor(DILNOZA);
const restore = await rememberSeed(sandbox);
let due: Awaited<ReturnType<typeof nextInstalment>>;
beforeEach(async () => {
  await restore();
  due = await nextInstalment(sandbox);
  // Deletes the reminders of the seed, so that this instalment has none yet.
  await sandbox.db.delete(paymentReminders).where(eq(paymentReminders.orderId, due.orderId));
});

const tools = () => ({ ...sandbox, sms: createInboxSender(sandbox.db, sandbox.clock), log: sandbox.app.log });
const run = () => sendReminders(tools());
const own = () => eq(orders.customerId, CUSTOMER);
/** Reminders about the order of `due`: in the portal and by SMS. */
async function told() {
  const link = `/orders/${due.orderId}/pay`;
  const portal = await sandbox.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.customerId, CUSTOMER), eq(notifications.link, link)))
    .orderBy(notifications.createdAt);
  const [order] = await sandbox.db.select().from(orders).where(eq(orders.id, due.orderId));
  const sms = (await sandbox.db.select().from(smsMessages).orderBy(smsMessages.id)).filter(
    ({ to, text }) => to === DILNOZA && text.includes(order?.number ?? 'no order'),
  );
  return { portal: portal.map(({ titleRu }) => titleRu), sms: sms.map(({ text }) => text) };
}

describe('[S2-15] reminders of an instalment', () => {
  test('come three days before it, on its day, when it is late and a week later, each once, in the morning', async () => {
    goTo(sandbox, addDays(due.dueDate, -4));
    await run();
    expect(await told()).toEqual({ portal: [], sms: [] });
    goTo(sandbox, addDays(due.dueDate, -3), '03:00');
    await run();
    expect(await told()).toEqual({ portal: [], sms: [] });
    goTo(sandbox, addDays(due.dueDate, -3), '09:00');
    await Promise.all([run(), run()]);
    await run();
    expect((await told()).portal).toEqual(['Скоро платёж']);
    expect((await told()).sms).toEqual([expect.stringMatching(/^Muddat: \d+ \S+ платёж .* по заказу \d+\.$/)]);
    for (const days of [0, 1, 2, 8]) {
      goTo(sandbox, addDays(due.dueDate, days), '09:30');
      await run();
    }
    const titles = ['Скоро платёж', 'Сегодня платёж', 'Платёж просрочен', 'Платёж просрочен'];
    const { portal, sms } = await told();
    expect(portal).toEqual(titles);
    const said = [/^Muddat: \d+ \S+ платёж/, /^Muddat: сегодня платёж/, /^Muddat: просрочено/, /^Muddat: просрочено/];
    expect(sms).toEqual(said.map((words) => expect.stringMatching(words)));
  });

  test('come when the clock is moved by hand, but never from a customer’s own request', async () => {
    goTo(sandbox, addDays(due.dueDate, -3), '10:00');
    await ensureUpToDate(tools());
    expect(await told()).toEqual({ portal: [], sms: [] });
    await sandbox.app.inject({ method: 'POST', url: '/sandbox/clock', payload: { advance: 'PT1H' } });
    expect((await told()).portal).toEqual(['Скоро платёж']);
  });

  test('come on a day whose night has erased what is over, and do not count as that work', async () => {
    goTo(sandbox, due.dueDate, '09:00');
    await eraseWhatIsOver({ ...tools(), files: createPhotoFiles(sandbox.config) });
    await run();
    expect((await told()).portal).toEqual(['Сегодня платёж']);
    goTo(sandbox, addDays(due.dueDate, 1), '09:00');
    await run();
    expect(await isDoneOn(sandbox.db, 'retention', addDays(due.dueDate, 1))).toBe(false);
  });

  test('come by the channels that the customer has chosen', async () => {
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
      await sandbox.prove();
      const saved = await sandbox.app.inject({
        method: 'PUT',
        url: '/installment/v3/user/channels',
        headers: { authorization: `Bearer ${token}` },
        payload: { channels: { ...chosen, payment } },
      });
      expect(saved.statusCode).toBe(200);
    };
    await put(['sms']);
    goTo(sandbox, addDays(due.dueDate, -3));
    await run();
    expect(await told()).toEqual({ portal: [], sms: [expect.stringMatching(/^Muddat: \d+ \S+ платёж/)] });
    await put(['portal']);
    goTo(sandbox, due.dueDate);
    await run();
    expect(await told()).toEqual({ portal: ['Сегодня платёж'], sms: [expect.stringMatching(/^Muddat: \d+ \S+ платёж/)] });
  });

  test('do not come for what is debited by itself, nor for an order in court', async () => {
    goTo(sandbox, addDays(due.dueDate, -4));
    await grant(me, due.orderId);
    goTo(sandbox, addDays(due.dueDate, -3));
    await run();
    expect((await told()).portal).toEqual([]);
    await restore();
    await sandbox.db.update(orders).set({ status: 'send_enveloper' }).where(eq(orders.id, due.orderId));
    goTo(sandbox, addDays(due.dueDate, 1));
    await run();
    expect(await told()).toEqual({ portal: [], sms: [] });
  });

  test('come for what a consent lets be debited, but nothing can pay', async () => {
    const gone = await saveCard(sandbox, 'card_gone');
    await grant(me, due.orderId, { card_order: [gone] });
    await sandbox.db.update(cards).set({ deletedAt: new Date() }).where(eq(cards.id, gone));
    goTo(sandbox, addDays(due.dueDate, -3));
    await run();
    goTo(sandbox, due.dueDate);
    await run();
    expect((await told()).portal).toEqual(['Скоро платёж', 'Сегодня платёж']);
  });

  test('a fresh start reminds nobody of what was due before it', async () => {
    await restore();
    goTo(sandbox, sandbox.clock.today());
    await run();
    expect(await sandbox.db.select().from(smsMessages)).toEqual([]);
    const unpaid = await sandbox.db.select().from(scheduleRows).innerJoin(orders, eq(orders.id, scheduleRows.orderId)).where(own());
    expect(unpaid.length).toBeGreaterThan(0);
  });

  test('in Uzbek where the order was signed so', async () => {
    await sandbox.db.update(orders).set({ locale: 'uz' }).where(eq(orders.id, due.orderId));
    goTo(sandbox, due.dueDate);
    await run();
    expect((await told()).sms).toEqual([expect.stringMatching(/^Muddat: bugun \d+-buyurtma bo'yicha/)]);
  });
});
