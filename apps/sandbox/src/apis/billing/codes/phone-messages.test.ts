import { like, not } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { rateEvents } from '../../../db/schema/auth.ts';
import { authCalls, signClientId } from '../../../testing/auth.ts';
import { createBillingCaller, DILNOZA_PHONE, JASUR_PHONE, MALIKA_PHONE } from '../../../testing/billing.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';

const SEND = '/v1/api-payments/send-otp';
const OWN_CARD = { number: '8600140000052003', expiry: '2912', offer_accepted: true };
/** A card that the simulated bank knows as belonging to Jasur, the second demo customer. */
const CARD_OF_JASUR = { number: '8600490000030106', expiry: '2912', offer_accepted: true };
const UNREGISTERED_PHONE = '+998907654321';

const sandbox = await openSandbox({ env: { RATE_LIMITS: 'on' }, restore: true });
const dilnoza = await createBillingCaller(sandbox, DILNOZA_PHONE);
const jasur = await createBillingCaller(sandbox, JASUR_PHONE);
const malikasToken = await sandbox.tokenFor(MALIKA_PHONE);
const jasursToken = await sandbox.tokenFor(JASUR_PHONE);
beforeEach(async () => {
  await sandbox.db.delete(rateEvents);
});

type Send = () => Promise<number>;
/** Moves the clock by 5 minutes and clears all limits except the daily budgets of phones, cards and strangers. */
const laterThisDay = async () => {
  sandbox.clock.setOffset(sandbox.clock.offsetMs() + 301_000);
  await sandbox.db.delete(rateEvents).where(not(like(rateEvents.bucket, 'codes-sent-%')));
};
/** How many of `turns` attempts send a message. The attempts use each of `ways` in turn. */
const countSentBy = async (ways: readonly Send[], turns: number): Promise<number> => {
  let sent = 0;
  for (let turn = 0; turn < turns; turn += 1) {
    await laterThisDay();
    const way = ways[turn % ways.length];
    if (way !== undefined && (await way()) === 200) sent += 1;
  }
  return sent;
};
const codeFor =
  (phone: string, purpose: string, from: string): Send =>
  async () =>
    (await authCalls(sandbox, signClientId(from)).sendCode(phone, purpose)).statusCode;
const ownCode =
  (purpose: string): Send =>
  async () =>
    (await authCalls(sandbox).as(jasursToken, 'POST', '/user/code', { purpose })).statusCode;
const strangersAt = (phone: string): readonly Send[] => [
  codeFor(phone, 'sign-in', 'new.one.far'),
  codeFor(phone, 'reset', 'new.two.farther'),
  codeFor(phone, 'register', 'new..farthest'),
  async () => (await authCalls(sandbox).as(malikasToken, 'POST', '/user/phone/code', { phone })).statusCode,
];

describe('the daily code budget of a phone', () => {
  it('gives strangers a quarter (30) for all kinds of codes, without reducing the other shares', async () => {
    const card: Send = async () => (await dilnoza.write(SEND, CARD_OF_JASUR)).status;
    expect(await countSentBy([...strangersAt(JASUR_PHONE), card], 60)).toBe(30);
    const late = await authCalls(sandbox, signClientId('new.late.elsewhere')).sendCode(JASUR_PHONE, 'sign-in');
    expect([late.statusCode, late.json().code]).toEqual([429, 'rate_limited']);
    expect(late.json().retry_after).toBeGreaterThan(80_000);
    expect(await dilnoza.write(SEND, CARD_OF_JASUR)).toMatchObject({ status: 429, body: { code: 'too_many_codes_sent' } });

    // The owner of the phone can still sign in from a known browser, prove their identity and save a card.
    await laterThisDay();
    expect(await codeFor(JASUR_PHONE, 'sign-in', 'known.mine.home')()).toBe(200);
    expect(await ownCode('proof')()).toBe(200);
    expect((await jasur.write(SEND, CARD_OF_JASUR)).status).toBe(200);
    // Each phone has its own daily budget.
    expect(await codeFor(DILNOZA_PHONE, 'sign-in', 'new.one.far')()).toBe(200);
  });

  it('gives the customer of the phone half (60), for codes of passwords, re-authentication, phones and cards together', async () => {
    const card: Send = async () => (await jasur.write(SEND, OWN_CARD)).status;
    expect(await countSentBy([ownCode('password'), ownCode('proof'), card, ownCode('phone')], 80)).toBe(60);
    expect(await jasur.write(SEND, OWN_CARD)).toMatchObject({ status: 429, body: { code: 'too_many_codes_sent' } });
    expect(await ownCode('proof')()).toBe(429);
    expect(await codeFor(JASUR_PHONE, 'sign-in', 'known.mine.home')()).toBe(200);
  });

  it('gives known browsers an eighth (15), without reducing the share of the signed-in customer', async () => {
    expect(
      await countSentBy([codeFor(JASUR_PHONE, 'sign-in', 'known.mine.home'), codeFor(JASUR_PHONE, 'reset', 'known.old.lost')], 30),
    ).toBe(15);
    expect(await ownCode('proof')()).toBe(200);
  });

  it('gives strangers the same 30 codes for an unregistered phone', async () => {
    expect(await countSentBy(strangersAt(UNREGISTERED_PHONE), 40)).toBe(30);
  });

  it('is not exceeded by forty concurrent requests: two codes left, two sent', async () => {
    await sandbox.db
      .insert(rateEvents)
      .values(Array.from({ length: 28 }, () => ({ bucket: `codes-sent-phone:${JASUR_PHONE}:stranger`, at: new Date() })));
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_value, index) =>
        codeFor(JASUR_PHONE, index % 2 === 0 ? 'sign-in' : 'reset', `new.browser${index}.network${index}`)(),
      ),
    );
    expect(answers.filter((status) => status === 200)).toHaveLength(2);
  });
});
