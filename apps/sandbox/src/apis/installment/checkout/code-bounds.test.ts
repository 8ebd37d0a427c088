import { beforeEach, describe, expect, it } from 'vitest';
import { rateEvents } from '../../../db/schema/auth.ts';
import { codeRuns } from '../../../db/schema/billing.ts';
import { type CheckoutOrErrorBody, type CheckoutResponse, quoteRequest } from '../../../testing/checkout.ts';
import { openCheckoutSandbox } from '../../../testing/open-checkout-sandbox.ts';

const { sandbox, me, goods } = await openCheckoutSandbox({ RATE_LIMITS: 'on' });
beforeEach(async () => {
  await sandbox.db.delete(rateEvents);
  await sandbox.db.delete(codeRuns);
});

/** Signs a new quote. The comment distinguishes checkouts: with an equal comment, the one that waits for its code is returned. */
const sign = async (comment = '') => me.sign(await me.quote(quoteRequest(goods[0])), { comment });
const wait = (seconds: number) => sandbox.clock.setOffset(sandbox.clock.offsetMs() + seconds * 1_000);
const countWrongCodes = (answers: readonly CheckoutResponse<CheckoutOrErrorBody>[]) =>
  answers.filter(({ body }) => body.code === 'otp_wrong').length;

// Ordered tests: each needs the customers, clock and stock that the test before left.
describe('limits of codes at the checkout', { shuffle: false }, () => {
  describe('a customer who guesses codes', () => {
    it('gets one code per minute and five tries in total, even for two checkouts at once', async () => {
      const signed = [await sign(), await sign('2')];
      expect(signed.map(({ status }) => status)).toEqual([201, 429]);
      expect(signed[1]?.body.code).toBe('resend_too_early');
      wait(61);
      signed[1] = await sign('2');
      const answers = await Promise.all(
        signed.flatMap(({ body }) => Array.from({ length: 8 }, () => me.confirm(body.checkout_id, '000000'))),
      );
      expect(countWrongCodes(answers)).toBe(5);
      expect(answers.some(({ status, body }) => status === 429 && body.code === 'too_many_wrong_codes')).toBe(true);
      expect((await sign('3')).body.code).toBe('too_many_wrong_codes');
    });

    it('gets 30 tries a day, and after them no code for adding a card either', async () => {
      let wrong = 0;
      for (let round = 0; round < 8; round += 1) {
        wait(301);
        const { status, body } = await sign();
        for (let i = 0; i < 5 && status === 201; i += 1) wrong += countWrongCodes([await me.confirm(body.checkout_id, '000000')]);
      }
      expect(wrong).toBe(30);
      const card = { number: '8600140000052003', expiry: '2912', offer_accepted: true };
      expect(await me.billing('/send-otp', card)).toMatchObject({ status: 429, body: { code: 'too_many_wrong_codes' } });
    });
  });

  describe('an honest customer', () => {
    it('gets the same checkout when signing one quote in two tabs, without a wait', async () => {
      const quote = await me.quote(quoteRequest(goods[0]));
      const [one, two] = [await me.sign(quote), await me.sign(quote)];
      expect([two.status, two.body.checkout_id]).toEqual([201, one.body.checkout_id]);
    });

    it('places an order after four wrong codes, a new code and a call, and the next order at once', async () => {
      // A different comment makes a different checkout, with all its attempts left.
      const { body } = await sign('mistyped');
      const earlier = await me.lastCode();
      const wrong = [];
      for (let i = 0; i < 4; i += 1) wrong.push(await me.confirm(body.checkout_id, '000000'));
      expect(countWrongCodes(wrong)).toBe(4);
      for (const channel of ['sms', 'call']) {
        wait(60);
        const sent = await me.billing('/resend-otp', { otp_id: body.otp?.otp_id, channel });
        expect([sent.status, sent.body['tries_left']]).toEqual([200, 1]);
      }
      // One try is left, and the code of the earlier message does not cost it.
      expect((await me.confirm(body.checkout_id, earlier)).body).toMatchObject({ code: 'otp_wrong', tries_left: 1, previous_code: true });
      const placed = await me.confirm(body.checkout_id, await me.lastCode());
      expect([placed.status, placed.body.status]).toEqual([200, 'placed']);
      expect((await me.buy(quoteRequest(goods[0]))).status).toBe('placed');
    });
  });
});
