import * as v from 'valibot';
import { advanceClockTo } from './advance-clock.ts';
import { assertCondition, type FaultCase, type FaultContext, waitForFinalStatus } from './fault-context.ts';
import { parsePayment } from './payer.ts';

const CONSENTS = '/api/billing/v1/api-payments/consents';
/** Tashkent midnight; there is no daylight saving. */
const dayStart = (day: string): number => Date.parse(`${day}T00:00:00+05:00`);
const TO_MIDNIGHT_MS = 20_000;
/**
 * Twelve hours, from noon to midnight. The clock first stops at noon, so that the notices are sent: none is sent at night, and no debit is
 * made without one.
 */
const FROM_NOON_MS = 12 * 3_600_000;

const consentSchema = v.object({ next_debits: v.array(v.object({ date: v.string(), amount: v.number() })) });
const booksSchema = v.object({
  rows: v.array(v.object({ payment_id: v.string(), order_id: v.nullable(v.string()), status: v.string() })),
});

/**
 * Takes the order with the most left to pay and consents to its debits. Advances the clock past the notice, to 20 s before the next
 * debit's day.
 */
async function advanceToDebitEve(scene: FaultContext): Promise<{ id: string; left: number; due: number }> {
  const { payer } = scene;
  const order = await payer.order();
  const terms = { order_id: order.id, card_order: ['card_0001'], notice_days: 3 };
  const { body } = await payer.device.call('PUT', CONSENTS, terms, { 'idempotency-key': crypto.randomUUID() });
  const [next] = v.parse(consentSchema, body).next_debits;
  assertCondition(next !== undefined, 'a consent to an order with instalments debits nothing');
  const midnight = dayStart(next.date);
  await advanceClockTo(scene.stack, midnight - FROM_NOON_MS);
  await advanceClockTo(scene.stack, midnight - TO_MIDNIGHT_MS);
  return { ...order, due: next.amount };
}

/**
 * Advancing the clock into the debit day runs the debits in that call. Two such calls run them twice, in parallel with the job that runs
 * them every second.
 */
const runDailyJobTwice = ({ stack }: FaultContext) =>
  ['PT25S', 'PT26S'].map((advance) => stack.tool('POST', '/sandbox/clock', { advance }));

async function chargesOf({ stack }: FaultContext, orderId: string): Promise<ReadonlySet<string>> {
  const { rows } = v.parse(booksSchema, (await stack.tool('GET', '/sandbox/ledger')).body);
  return new Set(rows.flatMap((row) => (row.order_id === orderId && row.status === 'succeeded' ? row.payment_id : [])));
}

const LIMIT_MS = 10_000;

/** Waits for the first charge: when two debits conflict, the retry may come a second later. */
async function chargedSince(scene: FaultContext, orderId: string, before: ReadonlySet<string>): Promise<string[]> {
  const limit = Date.now() + LIMIT_MS;
  for (;;) {
    const made = [...(await chargesOf(scene, orderId))].filter((id) => !before.has(id));
    if (made.length > 0 || Date.now() > limit) return made;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

export const DEBIT_FAULTS: readonly FaultCase[] = [
  {
    name: 'two automatic debits racing a hand payment',
    needsReset: true,
    play: async (scene) => {
      const { payer } = scene;
      const order = await advanceToDebitEve(scene);
      const before = await chargesOf(scene, order.id);
      // Pays all that is left, including the debited instalment. A payment of one instalment, started after the debit, would pay the next
      // one, which is no fault.
      const wish = payer.createIntent(order.id, order.left);
      const byHand = async () => {
        const { id, code } = await payer.begin(wish);
        await payer.confirm(id, code);
      };
      await Promise.all([...runDailyJobTwice(scene), byHand().catch(() => undefined)]);
      const made = await chargedSince(scene, order.id, before);
      assertCondition(made.length === 1, `${made.length} charges for one instalment`);
      const mine = parsePayment(await payer.find(wish));
      const end = mine === null ? 'failed' : await waitForFinalStatus(scene, wish);
      assertCondition((end === 'succeeded') === (made[0] === mine?.payment_id), `the hand payment is ${end} beside ${made[0]}`);
    },
  },
  {
    name: 'two automatic debits racing a confirmation',
    needsReset: true,
    play: async (scene) => {
      const { payer } = scene;
      const order = await advanceToDebitEve(scene);
      const before = await chargesOf(scene, order.id);
      const wish = payer.createIntent(order.id, order.due);
      const { id, code } = await payer.begin(wish);
      await Promise.all([...runDailyJobTwice(scene), payer.confirm(id, code)]);
      assertCondition((await waitForFinalStatus(scene, wish)) === 'succeeded', 'a debit stopped a payment that waited for its code');
      const made = await chargedSince(scene, order.id, before);
      assertCondition(made.length === 1 && made[0] === id, `${made.length} charges for one instalment`);
    },
  },
];
