import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cards } from '../../../db/schema/billing.ts';
import { freezeAccount, unfreezeAccount } from '../../../domain/access/account-freeze.ts';
import { CONFIRM_PAYMENT_PATH, createBillingCaller, JASUR_PHONE, PAYMENT_PATH } from '../../../testing/billing.ts';
import { openBillingSandbox } from '../../../testing/open-billing-sandbox.ts';
import { reconcileBilling } from '../recovery/reconcile.ts';

const WITHDRAWAL = '/v1/api-payments/withdrawal';
const CANCEL = `${WITHDRAWAL}/cancel`;
const ALL = 250_000;

const { sandbox, me, balance, expectBooksToAgree, fetchPayment, at, useMagicCard } = await openBillingSandbox();
const requestWithdrawal = (amount = 100_000, key?: string) => me.write(WITHDRAWAL, { amount, entity_id: 'card_0001' }, key);
const entries = async () => (await me.call('GET', '/v1/api-payments/balance/entries')).body['data'];
/** Requests a withdrawal and enters the code. Returns the response of the confirmation. */
const withdraw = async (amount = 100_000) => {
  const { payment_id } = (await requestWithdrawal(amount)).body;
  return me.write(CONFIRM_PAYMENT_PATH, { payment_id, code: await me.lastCode() });
};

describe('[S2-19] a withdrawal from the balance to a saved card', () => {
  it('holds the amount at once, and after the code credits the card and adds a history entry', async () => {
    const before = await expectBooksToAgree();
    const asked = await requestWithdrawal();
    expect(asked).toMatchObject({
      status: 201,
      body: {
        status: 'otp_required',
        purpose: 'withdrawal',
        sources: [{ type: 'balance', amount: 100_000 }],
        destination: { type: 'bank_card', entity_id: 'card_0001', amount: 100_000 },
        otp: { length: 6 },
      },
    });
    expect(await balance()).toEqual({ available: 150_000, held: 100_000 });
    const history = await entries();
    const answer = await me.write(CONFIRM_PAYMENT_PATH, { payment_id: asked.body['payment_id'], code: await me.lastCode() });
    expect(answer).toMatchObject({ status: 200, body: { status: 'succeeded' } });
    expect(await balance()).toEqual({ available: 150_000, held: 0 });
    expect(await expectBooksToAgree()).toBe(before - 100_000);
    const line = { kind: 'withdrawal', amount: -100_000, payment_id: asked.body['payment_id'], order_id: null, system: 'uzcard' };
    expect(await entries()).toEqual([expect.objectContaining(line), ...(Array.isArray(history) ? history : [])]);
  });

  it.each([
    ['more than the available balance', ALL + 1, 'card_0001', 422, 'insufficient_balance'],
    ['less than the minimum', 999, 'card_0001', 422, 'amount_below_min'],
    ['an amount of 0', 0, 'card_0001', 422, 'amount_below_min'],
    ['a negative amount', -5_000, 'card_0001', 422, 'amount_below_min'],
    ['more than the maximum of a payment system', 10_000_001, 'card_0001', 422, 'amount_above_max'],
    ['an unknown card', 5_000, 'card_9999', 404, 'not_found'],
  ])('is refused for %s, and nothing is held', async (_, amount, entity_id, status, code) => {
    expect(await me.write(WITHDRAWAL, { amount, entity_id })).toMatchObject({ status, body: { code } });
    expect(await balance()).toEqual({ available: ALL, held: 0 });
  });

  it('is refused to another customer, a guest and a frozen account', async () => {
    const other = await createBillingCaller(sandbox, JASUR_PHONE);
    expect((await other.write(WITHDRAWAL, { amount: 1_000, entity_id: 'card_0001' })).status).toBe(404);
    const { payment_id } = (await requestWithdrawal()).body;
    expect((await other.write(CONFIRM_PAYMENT_PATH, { payment_id, code: await me.lastCode() })).status).toBe(404);
    expect((await other.write(CANCEL, { payment_id })).status).toBe(404);
    expect((await (await createBillingCaller(sandbox, null)).write(WITHDRAWAL, { amount: 1_000, entity_id: 'card_0001' })).status).toBe(
      401,
    );
    await freezeAccount(sandbox, 'cus_0001');
    expect(await requestWithdrawal()).toMatchObject({ status: 403, body: { code: 'fresh_proof_required' } });
    expect(await me.write(CONFIRM_PAYMENT_PATH, { payment_id, code: await me.lastCode() })).toMatchObject({ status: 403 });
    expect(await balance()).toEqual({ available: 150_000, held: 100_000 });
    await unfreezeAccount(sandbox, 'cus_0001', { method: 'code' });
  });

  it('requires a code even for a card that pays without one; createPayment refuses the purpose withdrawal', async () => {
    await useMagicCard('no-code');
    expect(await requestWithdrawal()).toMatchObject({ status: 201, body: { status: 'otp_required' } });
    const body = { purpose: 'withdrawal', amount: 5_000, source: { type: 'balance' } };
    expect((await me.write(PAYMENT_PATH, body)).status).toBe(400);
  });

  it('prevents the deletion of the card until it ends', async () => {
    const { payment_id } = (await requestWithdrawal()).body;
    expect(await me.remove({ entity_id: 'card_0001' })).toMatchObject({ status: 409, body: { code: 'card_busy' } });
    await me.write(CANCEL, { payment_id });
    expect((await me.remove({ entity_id: 'card_0001' })).status).toBe(200);
  });
});

describe('an unsuccessful withdrawal returns the money to the balance', () => {
  const given = async (id: unknown, status: string, reason: string | null) => {
    expect(await fetchPayment(id)).toMatchObject({ status, reason });
    expect(await balance()).toEqual({ available: ALL, held: 0 });
    await expectBooksToAgree();
  };

  it('if the customer cancels it, even twice at once, and its code no longer works', async () => {
    const { payment_id } = (await requestWithdrawal()).body;
    const code = await me.lastCode();
    const canceled = await Promise.all([me.write(CANCEL, { payment_id }), me.write(CANCEL, { payment_id })]);
    expect(canceled).toMatchObject([
      { status: 200, body: { status: 'canceled' } },
      { status: 200, body: { status: 'canceled' } },
    ]);
    expect((await me.write(CONFIRM_PAYMENT_PATH, { payment_id, code })).body).toMatchObject({ code: 'payment_not_confirmable' });
    await given(payment_id, 'canceled', null);
  });

  it('if the code is never entered', async () => {
    const { payment_id } = (await requestWithdrawal()).body;
    at(1_801);
    await reconcileBilling(sandbox);
    await given(payment_id, 'expired', 'code_not_entered');
  });

  it('if the code is entered too late', async () => {
    const { payment_id } = (await requestWithdrawal()).body;
    at(1_801);
    const late = await me.write(CONFIRM_PAYMENT_PATH, { payment_id, code: await me.lastCode() });
    expect(late.body).toMatchObject({ code: 'otp_expired' });
    await given(payment_id, 'expired', 'code_not_entered');
  });

  it('after five wrong codes', async () => {
    const { payment_id } = (await requestWithdrawal()).body;
    for (let tries = 0; tries < 5; tries += 1) await me.write(CONFIRM_PAYMENT_PATH, { payment_id, code: '000000' });
    await given(payment_id, 'failed', 'otp_locked');
  });

  it('if the card expires before the confirmation', async () => {
    const { payment_id } = (await requestWithdrawal()).body;
    await sandbox.db.update(cards).set({ expiry: '2001' }).where(eq(cards.id, 'card_0001'));
    await sandbox.db.execute("update payments set card_expiry = '2001' where purpose = 'withdrawal'");
    expect(await me.write(CONFIRM_PAYMENT_PATH, { payment_id, code: await me.lastCode() })).toMatchObject({
      status: 200,
      body: { status: 'failed' },
    });
    await given(payment_id, 'failed', 'card_expired');
  });

  it('if the bank declines it', async () => {
    await useMagicCard('decline');
    const { body } = await withdraw();
    expect(body).toMatchObject({ status: 'failed', message: expect.stringContaining('на вашем балансе') });
    await given(body['payment_id'], 'failed', 'withdrawal_declined');
  });

  it('if the bank does not respond for 10 minutes, and a later response pays nothing out', async () => {
    await useMagicCard('no-answer');
    const { payment_id } = (await withdraw()).body;
    at(590);
    await reconcileBilling(sandbox);
    expect(await fetchPayment(payment_id)).toMatchObject({ status: 'processing' });
    expect(await balance()).toEqual({ available: 150_000, held: 100_000 });
    at(601);
    await reconcileBilling(sandbox);
    await given(payment_id, 'failed', 'withdrawal_unanswered');
    // The bank answers again. It was asked to drop the credit, so it pays nothing out.
    await useMagicCard('accept');
    await reconcileBilling(sandbox);
    await given(payment_id, 'failed', 'withdrawal_unanswered');
  });
});
