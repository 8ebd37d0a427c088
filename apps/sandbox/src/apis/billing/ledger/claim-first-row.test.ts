import { setTimeout } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Database } from '../../../db/client.ts';
import { type PendingWrite, runWritesAtOnce } from '../../../db/run-writes-at-once.ts';
import { balances } from '../../../db/schema/billing.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';
import { readBalance } from './balance.ts';
import { creditBalance, deductOrClaim } from './claim.ts';

const { db, clock } = await openSandbox({ restore: true });
const customerId = 'cus_0001';

type Booking = (tx: Database) => Promise<{ readonly writes: readonly PendingWrite[] }>;
const credit: Booking = (tx) => creditBalance(tx, { customerId, amount: 5_000, at: clock.now() });
const claim: Booking = (tx) => deductOrClaim(tx, { customerId, isErased: false }, 5_000);
/** Commits a moment after the balance was read, so that two bookings overlap. */
const book = (booking: Booking) =>
  db.transaction(async (tx) => {
    const { writes } = await booking(tx);
    await setTimeout(200);
    await runWritesAtOnce(tx, writes);
  });

it.each([
  ['credit and the first claim', credit, claim, { available: 0, claimed: 0 }],
  ['claim and the first credit', claim, credit, { available: 0, claimed: 0 }],
  ['credit and a second one', credit, credit, { available: 10_000, claimed: 0 }],
])('a first %s of a customer without a balance wait for each other', async (_what, first, second, sums) => {
  await db.delete(balances).where(eq(balances.customerId, customerId));
  await Promise.all([book(first), setTimeout(50).then(() => book(second))]);
  expect(await readBalance(db, customerId)).toEqual({ held: 0, ...sums });
});
