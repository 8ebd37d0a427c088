import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sentCodes } from '../../../db/schema/auth.ts';
import { MAIN_CARD_SOURCE } from '../../../testing/billing.ts';
import { DILNOZA_PHONE, JASUR_PHONE, listProductsInStock, quoteRequest, shopperOf } from '../../../testing/checkout.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';

/** A message with a code, and how a code is entered for its subject. */
type SentMessage = { readonly code: string; enter(code: string): Promise<{ readonly status: number; readonly body: object }> };

async function openWith(limits: 'on' | 'off') {
  const sandbox = await openSandbox({ env: { RATE_LIMITS: limits }, restore: true });
  const [payer, buyer] = [await shopperOf(sandbox, DILNOZA_PHONE), await shopperOf(sandbox, JASUR_PHONE)];
  const startPayment = async (path: string, body: object): Promise<SentMessage> => {
    const { payment_id } = (await payer.billing(path, body)).body;
    return { code: await payer.lastCode(), enter: (code) => payer.billing('/confirm-payment', { payment_id, code }) };
  };
  const send = {
    payment: () => startPayment('/payment', { purpose: 'top_up', amount: 10_000, source: MAIN_CARD_SOURCE }),
    withdrawal: () => startPayment('/withdrawal', { amount: 5_000, entity_id: MAIN_CARD_SOURCE.entity_id }),
    card: async (): Promise<SentMessage> => {
      const { otp_id } = (await payer.billing('/send-otp', { number: '8600140000052003', expiry: '2912', offer_accepted: true })).body;
      return { code: await payer.lastCode(), enter: (code) => payer.billing('/confirm-otp', { otp_id, code }) };
    },
    checkout: async (): Promise<SentMessage> => {
      const [product] = await listProductsInStock(sandbox, '3');
      // A different comment makes a different checkout.
      const signed = await buyer.sign(await buyer.quote(quoteRequest(product?.id)), { comment: randomUUID() });
      return { code: await buyer.lastCode(), enter: (code) => buyer.confirm(signed.body.checkout_id, code) };
    },
  };
  return { sandbox, send };
}

const opened = { on: await openWith('on'), off: await openWith('off') };

describe.each(['on', 'off'] as const)('a new code, with limits %s', (limits) => {
  const { sandbox, send } = opened[limits];

  it.each(['payment', 'withdrawal', 'card', 'checkout'] as const)(
    'of a %s costs no try if the code of an earlier message is entered instead',
    async (kind) => {
      const earlier = await send[kind]();
      sandbox.clock.setOffset(sandbox.clock.offsetMs() + 61_000);
      const later = await send[kind]();
      expect((await later.enter(earlier.code)).body).toMatchObject({ code: 'otp_wrong', tries_left: 5, previous_code: true });
      const refused = (await earlier.enter(later.code)).body;
      expect(refused, 'the code of a later message is simply wrong').toMatchObject({ code: 'otp_wrong', tries_left: 4 });
      expect(refused).not.toHaveProperty('previous_code');
      expect((await later.enter(later.code)).status).toBe(200);
    },
  );

  it('is stored as a hash', async () => {
    await sandbox.db.delete(sentCodes);
    const { code } = await send.payment();
    const stored = await sandbox.db.select().from(sentCodes);
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(code);
  });
});
