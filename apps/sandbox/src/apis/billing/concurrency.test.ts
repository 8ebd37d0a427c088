import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { ledgerEntries } from '../../db/schema/billing.ts';
import {
  CONFIRM_PAYMENT_PATH,
  createBillingCaller,
  DILNOZA_PHONE,
  findSeededOrder,
  GENERATE_LINK_PATH,
  loadOrderAmounts,
  PAYMENT_PATH,
} from '../../testing/billing.ts';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { snapshotSeed } from '../../testing/snapshot-seed.ts';
import { readBalance } from './ledger/balance.ts';
import { ledgerView } from './ledger/ledger-view.ts';
import { reconcileBilling } from './recovery/reconcile.ts';

const sandbox = await openSandbox();
const me = await createBillingCaller(sandbox, DILNOZA_PHONE);
const restore = await snapshotSeed(sandbox);
beforeEach(() => restore());

const card = { type: 'bank_card', entity_id: 'card_0001' };
const order = () => findSeededOrder(sandbox, 'cus_0001', 'delivered');

/** Invariants that hold while no payment is running. */
async function invariants(orderId: string) {
  const view = await ledgerView(sandbox.db, null);
  expect(view.ledger_sum).toBe(view.provider_sum);
  for (const row of view.rows) expect(row.entries.reduce((sum, entry) => sum + entry.amount, 0)).toBe(0);
  const { available, held } = await readBalance(sandbox.db, 'cus_0001');
  const entries = (await sandbox.db.select().from(ledgerEntries)).filter((entry) => entry.customerId === 'cus_0001');
  const owed = (account: string) => entries.filter((entry) => entry.account === account).reduce((sum, entry) => sum - entry.amount, 0);
  expect([owed('balance'), owed('held')]).toEqual([available, held]);
  const sums = await loadOrderAmounts(sandbox, orderId);
  const credited = entries.filter((entry) => entry.orderId === orderId).reduce((sum, entry) => sum - entry.amount, 0);
  expect(sums.rowsPaid).toBe(sums.paidAmount);
  expect(sums.rowsTotal).toBe(sums.totalAmount);
  expect(credited).toBe(sums.paidAmount + sums.initialFeePaid);
  for (const row of sums.rows) expect(row.paidAmount).toBeLessThanOrEqual(row.amount);
  return { ...sums, available, held, provider: view.provider_sum };
}

it('20 concurrent confirmations of a payment charge it once', async () => {
  const { id, paidAmount } = await order();
  const before = await invariants(id);
  const created = await me.write(PAYMENT_PATH, { purpose: 'instalment', order_id: id, amount: 50_000, source: card });
  const body = { payment_id: created.body['payment_id'], code: await me.lastCode() };
  const answers = await Promise.all(Array.from({ length: 20 }, () => me.write(CONFIRM_PAYMENT_PATH, body)));
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  expect(answers.every((answer) => ['processing', 'succeeded'].includes(String(answer.body['status'])))).toBe(true);
  const after = await invariants(id);
  expect([after.paidAmount, after.provider]).toEqual([paidAmount + 50_000, before.provider + 50_000]);
});

it('20 concurrent wrong codes for a payment cost 5 tries', async () => {
  const created = await me.write(PAYMENT_PATH, { purpose: 'top_up', amount: 5_000, source: card });
  const body = { payment_id: created.body['payment_id'], code: '000000' };
  const answers = await Promise.all(Array.from({ length: 20 }, () => me.write(CONFIRM_PAYMENT_PATH, body)));
  const codes = answers.map((answer) => answer.body['code']);
  expect(codes.filter((code) => code === 'otp_wrong')).toHaveLength(5);
  expect(codes.filter((code) => code === 'otp_locked')).toHaveLength(15);
});

it('ten concurrent requests with one key create one payment; the others get it or `idempotency_in_progress`', async () => {
  const { id, paidAmount } = await order();
  const body = { purpose: 'instalment', order_id: id, amount: 20_000, source: { type: 'balance' } };
  const answers = await Promise.all(Array.from({ length: 10 }, () => me.write(PAYMENT_PATH, body, 'double')));
  const made = answers.filter((answer) => answer.status === 201);
  expect(new Set(made.map((answer) => answer.body['payment_id'])).size).toBe(1);
  expect(answers.filter((answer) => answer.status !== 201).every((answer) => answer.body['code'] === 'idempotency_in_progress')).toBe(true);
  expect((await invariants(id)).paidAmount).toBe(paidAmount + 20_000);
});

it('concurrent payments of an order do not exceed its total and leave nothing held on the balance', async () => {
  const { id, totalAmount, paidAmount } = await order();
  const left = totalAmount - paidAmount;
  const part = Math.ceil(left / 3);
  await me.pay({ purpose: 'top_up', amount: part * 2, source: card });
  const waiting = [];
  for (let count = 0; count < 6; count += 1) {
    const created = await me.write(PAYMENT_PATH, { purpose: 'instalment', order_id: id, amount: part, source: card });
    waiting.push({ payment_id: created.body['payment_id'], code: await me.lastCode() });
  }
  const balancePayment = { purpose: 'instalment', order_id: id, amount: part, source: { type: 'balance' } };
  await Promise.all([
    ...waiting.map((body) => me.write(CONFIRM_PAYMENT_PATH, body)),
    ...[1, 2, 3].map(() => me.write(PAYMENT_PATH, balancePayment)),
  ]);
  await reconcileBilling(sandbox, { all: true });
  const after = await invariants(id);
  expect(after.paidAmount).toBeLessThanOrEqual(totalAmount);
  expect(after.paidAmount).toBeGreaterThanOrEqual(paidAmount + 2 * part);
  expect(after.held).toBe(0);
});

type Step =
  | { kind: 'pay' | 'split' | 'abandon' | 'die' | 'wrong'; amount: number }
  | { kind: 'balance' | 'app' | 'app-declined' | 'top-up'; amount: number }
  | { kind: 'wait'; amount: number };

const KINDS: Step['kind'][] = ['pay', 'split', 'abandon', 'die', 'wrong', 'balance', 'app', 'app-declined', 'top-up', 'wait'];

async function performStep(step: Step, orderId: string): Promise<void> {
  const { amount } = step;
  const aim = { purpose: 'instalment', order_id: orderId, amount };
  const confirm = async (body: object, code?: string) => {
    const created = await me.write(PAYMENT_PATH, body);
    if (created.status === 201)
      await me.write(CONFIRM_PAYMENT_PATH, { payment_id: created.body['payment_id'], code: code ?? (await me.lastCode()) });
  };
  const app = async (decision: string) => {
    const link = await me.write(GENERATE_LINK_PATH, { system: 'click', ...aim, return_url: 'http://127.0.0.1/' });
    if (link.status === 201)
      await sandbox.app.inject({ method: 'POST', url: `/sandbox/payment-app/${String(link.body['payment_id'])}`, payload: { decision } });
  };
  const half = Math.floor(amount / 2);
  const steps: Record<Step['kind'], () => Promise<unknown>> = {
    pay: () => confirm({ ...aim, source: card }),
    split: () =>
      confirm({
        ...aim,
        sources: [
          { ...card, amount: amount - half },
          { type: 'balance', amount: half },
        ],
      }),
    abandon: () => me.write(PAYMENT_PATH, { ...aim, source: card }),
    wrong: () => confirm({ ...aim, source: card }, '000000'),
    die: async () => {
      const at = amount % 2 === 0 ? 'before-charge' : 'after-charge';
      sandbox.faults.add({ operation: 'billing.confirmPayment', fault: 'status', status: 503, ms: 0, at }, 1);
      await confirm({ ...aim, source: card });
      sandbox.faults.clear();
    },
    balance: () => me.write(PAYMENT_PATH, { ...aim, source: { type: 'balance' } }, randomUUID()),
    app: () => app('approve'),
    'app-declined': () => app('decline'),
    'top-up': () => confirm({ purpose: 'top_up', amount, source: card }),
    wait: async () => {
      sandbox.clock.setOffset(sandbox.clock.offsetMs() + amount);
      await reconcileBilling(sandbox);
    },
  };
  await steps[step.kind]();
}

it('provider, ledger, balance, order and schedule agree after any sequence of payments', { timeout: 120_000 }, async () => {
  const steps = fc.array(fc.record({ kind: fc.constantFrom(...KINDS), amount: fc.integer({ min: 1_000, max: 900_000 }) }), {
    minLength: 4,
    maxLength: 12,
  });
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      await restore();
      const { id, totalAmount } = await order();
      for (const step of sequence) await performStep(step, id);
      await reconcileBilling(sandbox, { all: true });
      const after = await invariants(id);
      expect(after.paidAmount).toBeLessThanOrEqual(totalAmount);
      expect(after.held).toBe(0);
    }),
    { numRuns: 12, endOnFailure: true },
  );
});
