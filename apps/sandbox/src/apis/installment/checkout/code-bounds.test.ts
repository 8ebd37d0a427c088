import { beforeEach, describe, expect, it } from 'vitest';
import { rateEvents } from '../../../db/schema/auth.ts';
import { codeRuns } from '../../../db/schema/billing.ts';
import { type Answer, goodsOf, HOME, JASUR, reset, type SignedBody, setLimit, shopperOf } from '../../../testing/checkout.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';

const sandbox = await openSandbox({ env: { RATE_LIMITS: 'on' } });
const me = await shopperOf(sandbox, JASUR);
await setLimit(sandbox, 'cus_0002', 90_000_000);
const product = (await goodsOf(sandbox, '3'))[0]?.id;
beforeEach(async () => {
  await reset(sandbox);
  await sandbox.db.delete(rateEvents);
  await sandbox.db.delete(codeRuns);
});

const ask = () => ({ items: [{ product_id: product, quantity: 1 }], order_type: 'installment', months: 3, delivery: HOME });
/** Signs a new quote. The comment distinguishes checkouts: with an equal comment, the one that waits for its code is returned. */
const sign = async (comment = '') => me.sign(await me.quote(ask()), { comment });
const wait = (seconds: number) => sandbox.clock.setOffset(sandbox.clock.offsetMs() + seconds * 1_000);
const judged = (answers: readonly Answer<SignedBody>[]) => answers.filter(({ body }) => body.code === 'otp_wrong').length;

// Ordered tests: each needs the customers, clock and stock that the test before left.
describe('the bounds of codes', { shuffle: false }, () => {
  describe('a session that guesses the codes of checkouts', () => {
    it('is sent one code a minute, and has five wrong ones judged, at however many checkouts at once', async () => {
      const signed = [await sign(), await sign('2')];
      expect(signed.map(({ status }) => status)).toEqual([201, 429]);
      expect(signed[1]?.body.code).toBe('resend_too_early');
      wait(61);
      signed[1] = await sign('2');
      const answers = await Promise.all(
        signed.flatMap(({ body }) => Array.from({ length: 8 }, () => me.confirm(body.checkout_id, '000000'))),
      );
      expect(judged(answers)).toBe(5);
      expect(answers.some(({ status, body }) => status === 429 && body.code === 'too_many_wrong_codes')).toBe(true);
      expect((await sign('3')).body.code).toBe('too_many_wrong_codes');
    });

    it('has 30 wrong codes judged in a day, and then no code is sent for a card either', async () => {
      let wrong = 0;
      for (let round = 0; round < 8; round += 1) {
        wait(301);
        const { status, body } = await sign();
        for (let i = 0; i < 5 && status === 201; i += 1) wrong += judged([await me.confirm(body.checkout_id, '000000')]);
      }
      expect(wrong).toBe(30);
      const card = { number: '8600140000052003', expiry: '2912', offer_accepted: true };
      expect(await me.billing('/send-otp', card)).toMatchObject({ status: 429, body: { code: 'too_many_wrong_codes' } });
    });
  });

  describe('a customer who means well', () => {
    it('signs what another tab has signed without a second message or wait', async () => {
      const quote = await me.quote(ask());
      const [one, two] = [await me.sign(quote), await me.sign(quote)];
      expect([two.status, two.body.checkout_id]).toEqual([201, one.body.checkout_id]);
    });

    it('mistypes four times, asks for a new code and a call, and places the order; the next one at once', async () => {
      // A different comment makes a different checkout, with all its attempts left.
      const { body } = await sign('mistyped');
      const wrong = [];
      for (let i = 0; i < 4; i += 1) wrong.push(await me.confirm(body.checkout_id, '000000'));
      expect(judged(wrong)).toBe(4);
      for (const channel of ['sms', 'call']) {
        wait(60);
        const sent = await me.billing('/resend-otp', { otp_id: body.otp?.otp_id, channel });
        expect([sent.status, sent.body['tries_left']]).toEqual([200, 1]);
      }
      const placed = await me.confirm(body.checkout_id, await me.lastCode());
      expect([placed.status, placed.body.status]).toEqual([200, 'placed']);
      expect((await me.buy(ask())).status).toBe('placed');
    });
  });
});
