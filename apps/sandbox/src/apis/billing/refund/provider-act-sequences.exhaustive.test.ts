import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { cards } from '../../../db/schema/billing.ts';
import { orders } from '../../../db/schema/orders.ts';
import { openMoneySandbox } from '../../../testing/money-moves.ts';
import { createMoneySteps } from '../../../testing/money-steps.ts';
import { snapshotSeed } from '../../../testing/snapshot-seed.ts';
import { readBalance } from '../ledger/balance.ts';

/** A quarter of a second each. Set it to thousands after a change of the rules. */
const RUNS = Number(process.env['MUDDAT_SEQUENCES'] ?? 200);
const moves = await openMoneySandbox();
const { sandbox, act, gain, expectNoGain } = moves;
const { otherPairs, playSteps } = createMoneySteps(moves);
const restore = await snapshotSeed(sandbox);

/** `which` chooses an order or a payment, `percent` a sum. */
type Move = { readonly kind: string; readonly which: number; readonly percent: number };
/** The payments that a sequence has made so far. */
type Made = { readonly charged: string[]; readonly failed: string[]; readonly withdrawn: string[]; readonly orderIds: readonly string[] };
type Play = (move: Move, made: Made) => Promise<unknown>;

const pick = <T>(list: readonly T[], which: number): T | undefined => (list.length === 0 ? undefined : list[which % list.length]);
const orderOf = ({ which }: Move, { orderIds }: Made) => pick(orderIds, which) ?? '';
/** From 1 000 so'm, the least that a card pays. */
const sumOf = ({ percent }: Move) => 1_000 * percent;
/** A refused payment has no id. */
const keep = (ids: string[], id: string) => (id === '' ? 0 : ids.push(id));
const available = async () => (await readBalance(sandbox.db, 'cus_0001')).available;

const onPayment =
  (kind: string, isPart: boolean): Play =>
  async (move, { charged }) => {
    const paymentId = pick(charged, move.which);
    if (paymentId === undefined) return;
    const amount = isPart ? { amount: sumOf(move) } : {};
    await act({ payment_id: paymentId, act: kind, ...amount, key: `${kind}:${move.percent}` });
  };

const MOVES: Readonly<Record<string, Play>> = {
  pay: async (move, made) => keep(made.charged, await moves.payByCard(orderOf(move, made), sumOf(move))),
  payFromBoth: async (move, made) => keep(made.charged, await moves.payFromBoth(orderOf(move, made), sumOf(move))),
  payFromBalance: (move, made) => moves.payFromBalance(orderOf(move, made), sumOf(move)),
  payLate: async (move, made) => keep(made.charged, await moves.payByLateCard(orderOf(move, made), sumOf(move))),
  topUp: async (move, made) => keep(made.charged, await moves.topUp(sumOf(move))),
  payOff: async (move, made) => keep(made.charged, await moves.payOff(orderOf(move, made))),
  payTwice: (move, made) => moves.payTwice(orderOf(move, made)),
  fail: async (move, made) => keep(made.failed, await moves.payInVain(orderOf(move, made), sumOf(move))),
  succeedLate: async (move, made) => {
    const paymentId = made.failed.pop();
    if (paymentId === undefined) return;
    await moves.chargeLate(paymentId, sumOf(move));
    made.charged.push(paymentId);
  },
  withdraw: async ({ percent }, made) => keep(made.withdrawn, await moves.withdraw(Math.ceil(((await available()) * percent) / 100))),
  returnPayout: async (move, { withdrawn }) => {
    const paymentId = pick(withdrawn, move.which);
    if (paymentId !== undefined) await act({ payment_id: paymentId, act: 'payout_return' });
  },
  returnOne: (move, made) => moves.returnOne(orderOf(move, made)),
  returnAll: (move, made) => moves.returnAll(orderOf(move, made)),
  cancel: (move, made) => moves.cancel(orderOf(move, made)),
  deleteCard: () => moves.deleteCard(),
  restoreCard: () => sandbox.db.update(cards).set({ deletedAt: null }).where(eq(cards.id, 'card_0001')),
  refund: onPayment('refund', false),
  refundPart: onPayment('refund', true),
  chargeback: onPayment('chargeback', false),
  chargebackPart: onPayment('chargeback', true),
  recall: onPayment('recall', true),
};

const move = fc.record({
  kind: fc.constantFrom(...Object.keys(MOVES)),
  which: fc.nat(5),
  percent: fc.integer({ min: 1, max: 100 }),
});

describe('[X-20] after each step of', () => {
  it.each(otherPairs)('%s and then %s, the books agree and the customer has no more than they paid', async (_first, _second, steps) => {
    await playSteps(steps);
  });
});

it('[X-20] any sequence of payments, returns and acts of the provider leaves books that agree and a customer without a gain', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(move, { minLength: 1, maxLength: 2 }), { minLength: 2, maxLength: 8 }), async (steps) => {
      await restore();
      const before = await gain();
      const found = await sandbox.db.select({ id: orders.id, status: orders.status }).from(orders).where(eq(orders.customerId, 'cus_0001'));
      const orderIds = found.filter(({ status }) => status === 'delivered').map(({ id }) => id);
      const made: Made = { charged: [], failed: [], withdrawn: [], orderIds };
      // The moves of one step run at the same time.
      for (const step of steps) await Promise.all(step.map(async (one) => MOVES[one.kind]?.(one, made)));
      await moves.waitForLateAnswers();
      await expectNoGain(before);
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
}, 3_600_000);
