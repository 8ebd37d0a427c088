import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { payments } from '../../../db/schema/billing.ts';
import { DILNOZA_PHONE, expectBooksToAgree } from '../../../testing/billing.ts';
import { openMoneySandbox } from '../../../testing/money-moves.ts';
import { createMoneySteps, type MoneyScene, SCENE_AMOUNT } from '../../../testing/money-steps.ts';
import { readBalance } from '../ledger/balance.ts';
import { reconcileBilling } from '../recovery/reconcile.ts';

const moves = await openMoneySandbox();
const { sandbox, act, delivered } = moves;
const { startScene, mainPairs, playSteps, withdrawAll, fact } = createMoneySteps(moves);
const balance = () => readBalance(sandbox.db, 'cus_0001');
const expectAgreement = () => expectBooksToAgree(sandbox, DILNOZA_PHONE);

describe('[X-20] after each step of', () => {
  it.each(mainPairs)('%s and then %s, the books agree and the customer has no more than they paid', async (_first, _second, steps) => {
    await playSteps(steps);
  });
});

describe('[X-20] a chargeback of money that the customer has already got back', () => {
  it.each([
    [
      'by a cancellation, and has withdrawn',
      async ({ orderId }: MoneyScene) => {
        await moves.cancel(orderId);
        await withdrawAll();
      },
    ],
    [
      'by a refund to the balance, and has spent',
      async ({ paymentId }: MoneyScene) => {
        await moves.deleteCard();
        await act({ payment_id: paymentId, act: 'refund' });
        await moves.payFromBalance((await delivered()).id, (await balance()).available);
      },
    ],
  ])('%s, opens a claim of the whole sum', async (_how, moveOn) => {
    const scene = await startScene();
    await moveOn(scene);
    expect(await balance()).toEqual({ available: 0, held: 0, claimed: 0 });
    await fact({ payment_id: scene.paymentId, act: 'chargeback' });
    expect(await balance()).toEqual({ available: 0, held: 0, claimed: SCENE_AMOUNT });
    await expectAgreement();
  });
});

describe('[X-20] a withdrawal', () => {
  const withdrawn = async () => {
    await moves.topUp(SCENE_AMOUNT);
    const before = await balance();
    return { before, paymentId: await moves.withdraw(SCENE_AMOUNT) };
  };

  it('that the bank returns is on the balance again, once', async () => {
    const { before, paymentId } = await withdrawn();
    await fact({ payment_id: paymentId, act: 'payout_return' });
    await fact({ payment_id: paymentId, act: 'payout_return' });
    expect(await balance()).toEqual(before);
    expect((await act({ payment_id: paymentId, act: 'payout_return', key: 'second' })).status).toBe(422);
    await expectAgreement();
  });

  it('that the bank returns after a chargeback settles the claim first', async () => {
    const topUpId = await moves.topUp(SCENE_AMOUNT);
    const paymentId = await moves.withdraw((await balance()).available);
    await fact({ payment_id: topUpId, act: 'chargeback' });
    expect(await balance()).toMatchObject({ available: 0, claimed: SCENE_AMOUNT });
    await fact({ payment_id: paymentId, act: 'payout_return', amount: SCENE_AMOUNT });
    expect(await balance()).toMatchObject({ available: 0, claimed: 0 });
    await expectAgreement();
  });

  it('that the bank carries out after it has failed here is taken from the balance', async () => {
    const { available } = await balance();
    const asked = await moves.me.write('/v1/api-payments/withdrawal', { amount: 1_000, entity_id: 'card_0001' });
    const paymentId = String(asked.body['payment_id']);
    await moves.me.write('/v1/api-payments/withdrawal/cancel', { payment_id: paymentId });
    expect(await balance()).toMatchObject({ available, held: 0 });
    await moves.chargeLate(paymentId, -1_000);
    await reconcileBilling(sandbox);
    expect(await balance()).toMatchObject({ available: available - 1_000, held: 0 });
    await expectAgreement();
  });
});

it('[X-20] a chargeback of a charge that the bank has not confirmed yet is booked when it has', async () => {
  const { id } = await delivered();
  const paymentId = await moves.payByLateCard(id, SCENE_AMOUNT);
  await fact({ payment_id: paymentId, act: 'chargeback' });
  await moves.waitForLateAnswers();
  const [payment] = await sandbox.db.select().from(payments).where(eq(payments.id, paymentId));
  expect(payment).toMatchObject({ refundedAmount: SCENE_AMOUNT });
  await expectAgreement();
});
