import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { ledgerChecks, payments } from '../../db/schema/billing.ts';
import { dailyRuns } from '../../db/schema/orders.ts';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { markJobDone } from '../daily-jobs.ts';
import { readDatabaseFigures } from './database-figures.ts';
import { metricsRegistry } from './metrics.ts';

const sandbox = await openSandbox();
const { db, clock } = sandbox;

async function read(name: string): Promise<readonly string[]> {
  await readDatabaseFigures(db, clock);
  const text = await metricsRegistry.metrics();
  return text
    .split('\n')
    .flatMap((line) => (line.startsWith(`muddat_sandbox_${name}`) ? [line.slice(`muddat_sandbox_${name}`.length)] : []));
}

beforeEach(async () => {
  await db.delete(ledgerChecks);
  await db.delete(dailyRuns);
  await db.update(payments).set({ status: 'succeeded' });
});

test.each([
  ['card', { inApp: false }, 600],
  ['payment app while the customer may pay', { inApp: true, expiresIn: 60 }, 0],
  ['payment app after that', { inApp: true, expiresIn: -40 }, 40],
])(
  'the oldest payment without an outcome is aged: %s',
  async (_name, { inApp, expiresIn = 0 }: { inApp: boolean; expiresIn?: number }, age) => {
    expect(await read('oldest_unsettled_payment_seconds')).toEqual([' 0']);
    const [some] = await db.select().from(payments).limit(1);
    const amount = some?.amount ?? 0;
    const sources = { cardAmount: inApp ? 0 : amount, balanceAmount: 0, appAmount: inApp ? amount : 0 };
    const now = clock.now().getTime();
    const times = { processingAt: new Date(now - 600_000), expiresAt: new Date(now + expiresIn * 1_000) };
    await db
      .update(payments)
      .set({ status: 'processing', ...sources, ...times })
      .where(eq(payments.id, some?.id ?? ''));
    const [line = ''] = await read('oldest_unsettled_payment_seconds');
    expect(Number(line)).toBeGreaterThanOrEqual(age);
    expect(Number(line)).toBeLessThan(age + 30);
  },
);

test('the differences of the last check of the books add up', async () => {
  expect(await read('ledger_difference_som')).toEqual([' 0']);
  const difference = (expected: number, found: number) => ({ kind: 'balance', id: 'cus_0001', expected, found }) as const;
  await db.insert(ledgerChecks).values([
    { day: '2026-01-01', at: new Date(), differences: [difference(1, 5_000)] },
    { day: '2026-01-02', at: new Date(1_767_312_000_500), differences: [difference(100, 70), difference(0, 5)] },
  ]);
  expect(await read('ledger_difference_som')).toEqual([' 35']);
  expect(await read('job_last_success_timestamp_seconds')).toEqual(['{daily_job="ledger"} 1767312000.5']);
});

test('a daily job shows the moment of its last success on the clock of the sandbox, and nothing before', async () => {
  clock.setOffset(86_400_000);
  await markJobDone(sandbox, 'retention', clock.today());
  const [line = '', ...others] = await read('job_last_success_timestamp_seconds');
  expect([line.split(' ')[0], others]).toEqual(['{daily_job="retention"}', []]);
  expect(Math.abs(Number(line.split(' ')[1]) * 1_000 - clock.now().getTime())).toBeLessThan(10_000);
});
