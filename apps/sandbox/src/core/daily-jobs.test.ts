import { addDays } from '@muddat/schedule';
import { expect, test } from 'vitest';
import { eraseExpiredData } from '../apis/account/retention/erase-expired-data.ts';
import { runNightlyLedgerCheck } from '../apis/billing/ledger-check/nightly-check.ts';
import { runDueDailyRun } from '../apis/installment/daily-run/daily-run.ts';
import { sendReminders } from '../apis/installment/reminders/send-reminders.ts';
import { ledgerChecks } from '../db/schema/billing.ts';
import { paymentReminders } from '../db/schema/channels.ts';
import { dailyRuns, notifications, orderEvents } from '../db/schema/orders.ts';
import { smsMessages } from '../db/schema/sandbox.ts';
import { openSandbox } from '../testing/open-sandbox.ts';
import { DAILY_JOB_IDS, isJobDoneOn, markJobDone } from './daily-jobs.ts';
import { createCustomerFileServices } from './files/photo-files.ts';
import { createInboxSender } from './sms.ts';

const sandbox = await openSandbox();
const tools = () => ({
  ...sandbox,
  sms: createInboxSender(sandbox.db, sandbox.clock),
  files: createCustomerFileServices(sandbox.config),
  log: sandbox.app.log,
});
const JOBS = [runDueDailyRun, sendReminders, runNightlyLedgerCheck, eraseExpiredData];

async function countRows(): Promise<readonly number[]> {
  const tables = [paymentReminders, smsMessages, notifications, orderEvents, ledgerChecks];
  return Promise.all(tables.map((table) => sandbox.db.$count(table)));
}

test('the jobs of four instances that begin a day together change as much as those of one', async () => {
  // 07:00 UTC is noon in Tashkent, when reminders are sent.
  const noon = new Date(`${addDays(sandbox.clock.today(), 70)}T07:00:00Z`);
  sandbox.clock.setOffset(noon.getTime() - Date.now());
  await Promise.all([1, 2, 3, 4].flatMap(() => JOBS.map((job) => job(tools()))));
  const runs = await sandbox.db.select().from(dailyRuns);
  const isThen = (at: Date | null) => at !== null && Math.abs(at.getTime() - noon.getTime()) < 60_000;
  expect(
    runs
      .filter(({ doneAt }) => isThen(doneAt))
      .map(({ id }) => id)
      .sort(),
  ).toEqual(Object.values(DAILY_JOB_IDS));
  const after = await countRows();
  const reminders = await sandbox.db.select().from(paymentReminders);
  const sentToday = reminders.filter(({ sentOn }) => sentOn === sandbox.clock.today());
  expect(sentToday.length).toBeGreaterThan(0);
  const texts = (await sandbox.db.select().from(smsMessages)).map(({ to, text }) => `${to} ${text}`);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  for (const job of JOBS) await job(tools());
  expect(await countRows()).toEqual(after);
});

test('an instance that is late with a day does not make the next one run again', async () => {
  const today = sandbox.clock.today();
  await markJobDone(sandbox, 'reminders', addDays(today, 1));
  await markJobDone(sandbox, 'reminders', today);
  expect(await isJobDoneOn(sandbox.db, 'reminders', addDays(today, 1))).toBe(true);
});
