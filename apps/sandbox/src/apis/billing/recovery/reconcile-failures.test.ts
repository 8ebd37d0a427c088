import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { payments, refunds } from '../../../db/schema/billing.ts';
import { providerCharges, providerReturns } from '../../../db/schema/provider.ts';
import { CONFIRM_PAYMENT_PATH, MAIN_CARD_SOURCE, PAYMENT_PATH } from '../../../testing/billing.ts';
import { openBillingSandbox } from '../../../testing/open-billing-sandbox.ts';
import { reconcileBilling } from './reconcile.ts';

const { sandbox, me, failAtStep } = await openBillingSandbox();

const TOP_UP = { purpose: 'top_up', amount: 5_000, source: MAIN_CARD_SOURCE };
/** A top-up whose process died after the charge. */
const startTopUp = async () => {
  const { payment_id } = (await me.write(PAYMENT_PATH, TOP_UP)).body;
  failAtStep('billing.confirmPayment', 'after-charge');
  await me.write(CONFIRM_PAYMENT_PATH, { payment_id, code: await me.lastCode() });
  return String(payment_id);
};
const topUp = async () => String((await me.pay(TOP_UP)).body['payment_id']);
/** Makes `share` come from the balance, where nothing is held: the payment cannot be booked. */
const setBalanceShare = (id: string, share: number) =>
  sandbox.db
    .update(payments)
    .set({ balanceAmount: share, cardAmount: TOP_UP.amount - share })
    .where(eq(payments.id, id));
/** Reconciles; returns the payments that were logged as failures. */
const reconcile = async () => {
  const error = vi.spyOn(sandbox.log, 'error').mockReturnValue();
  await reconcileBilling(sandbox, { all: true });
  const logged: unknown[] = error.mock.calls.map(([about]) => about);
  error.mockRestore();
  return logged;
};

describe('one payment that cannot be booked', () => {
  it('is logged with its id and does not keep the others from being booked', async () => {
    const ids = [await startTopUp(), await startTopUp(), await startTopUp()];
    const [, broken = ''] = ids;
    await setBalanceShare(broken, 1);
    expect(await reconcile()).toMatchObject([{ payment_id: broken }]);
    const found = await sandbox.db.select().from(payments).where(inArray(payments.id, ids));
    expect(found.map(({ id, status }) => [id, status])).toEqual(
      expect.arrayContaining(ids.map((id) => [id, id === broken ? 'processing' : 'succeeded'])),
    );
    await setBalanceShare(broken, 0);
    expect(await reconcile()).toEqual([]);
    expect((await sandbox.db.select().from(payments).where(eq(payments.id, broken)))[0]).toMatchObject({ status: 'succeeded' });
  });

  it('after a late charge does not keep the late charges of others from being credited', async () => {
    const ids = [await startTopUp(), await startTopUp(), await startTopUp()];
    const [, broken = ''] = ids;
    await sandbox.db.update(payments).set({ status: 'failed' }).where(inArray(payments.id, ids));
    await sandbox.db.update(providerCharges).set({ amount: 0 }).where(eq(providerCharges.paymentId, broken));
    expect(await reconcile()).toMatchObject([{ payment_id: broken }]);
    const found = await sandbox.db.select().from(payments).where(inArray(payments.id, ids));
    expect(found.filter(({ lateCreditedAt }) => lateCreditedAt === null).map(({ id }) => id)).toEqual([broken]);
  });
});

it('an act of the provider that cannot be booked holds up later acts of its payment, but no other payment', async () => {
  const [broken, whole] = [await topUp(), await topUp()];
  const at = sandbox.clock.now();
  const chargeback = { customerId: 'cus_0001', act: 'chargeback', amount: 1_000, actKey: 'part' };
  await sandbox.db.insert(providerReturns).values([
    { ...chargeback, id: 'ref_a', paymentId: broken, at, act: 'nonsense', actKey: 'first' },
    { ...chargeback, id: 'ref_b', paymentId: broken, at: new Date(at.getTime() + 1) },
    { ...chargeback, id: 'ref_c', paymentId: whole, at: new Date(at.getTime() + 2) },
  ]);
  expect(await reconcile()).toMatchObject([{ payment_id: broken }]);
  const booked = await sandbox.db
    .select({ id: refunds.id })
    .from(refunds)
    .where(inArray(refunds.paymentId, [broken, whole]));
  expect(booked).toEqual([{ id: 'ref_c' }]);
});
