import { TOP_UP_BOUNDS } from '@muddat/schedule';
import { expect, test } from 'vitest';
import { type AuthCodeUse, codeText } from '../apis/auth/code-text.ts';
import { sendCardCode, sendCheckoutCode, sendPaymentCode, sendWithdrawalCode } from '../apis/billing/codes/code-message.ts';
import { STORES } from '../seed/data/stores.ts';
import { openSandbox } from '../testing/open-sandbox.ts';
import type { Locale } from './locale.ts';
import { countSmsSegments, normalizeSmsText } from './sms-text.ts';

const sandbox = await openSandbox({ env: { PUBLIC_URL: 'https://muddat.uz' } });
const CODE = '123456';
const LOCALES = ['ru', 'uz'] as const;
const USES: AuthCodeUse[] = ['sign-in', 'register', 'reset', 'password', 'phone', 'new-phone', 'proof'];

/** WICG, Origin-bound one-time codes, "Parsing": the last line is `@host`, a space, `#code`. Text after the code is ignored. */
function parse(message: string): { host: string; code: string } | null {
  const line = message.slice(message.lastIndexOf('\n') + 1);
  const found = /^@([^\s#@/]+) #(\S+)$/.exec(line);
  return found === null ? null : { host: found[1] ?? '', code: found[2] ?? '' };
}

function expectParts(text: string, parts = 1): void {
  const sent = normalizeSmsText(text);
  expect(parse(sent)).toEqual({ host: 'muddat.uz', code: CODE });
  expect(sent).toMatch(/^Muddat: /);
  expect([sent, sent.length, countSmsSegments(sent) <= parts]).toEqual([sent, sent.length, true]);
}

test.each(USES.flatMap((use) => LOCALES.map((locale) => [use, locale] as const)))(
  'the code SMS for %s in %s fits one part and ends in @muddat.uz #code',
  (use, locale) => {
    expectParts(codeText({ kind: 'code', code: CODE, use }, locale, 'sms', sandbox.config.portalUrl));
  },
);

type Ctx = Parameters<typeof sendCheckoutCode>[0];
const OTP = { code: CODE, phone: '+998900000001' };
const signed = (orders: Parameters<typeof sendCheckoutCode>[2]['orders']) => ({ orders });
const order = (name: string, offer: typeof OFFER | null) => ({ store: { name }, price: SUM, offer });
const SUM = 100_000_000;
const LONG = STORES.map(({ name }) => name).reduce((longest, name) => (name.length > longest.length ? name : longest));
const OFFER = { to_pay: SUM, payments: 24, schedule: [{ due_date: '2026-09-30' }] } as const;

/** The last column: the maximum number of SMS in Russian. Signatures name sum, store and dates in full, withdrawals the sum and the card. */
test.each([
  ['a payment', (ctx: Ctx, locale: Locale) => sendPaymentCode(ctx, OTP, SUM, locale), 1],
  ['a card', (ctx: Ctx, locale: Locale) => sendCardCode(ctx, OTP, '1234', locale), 1],
  ['a withdrawal', (ctx: Ctx, locale: Locale) => sendWithdrawalCode(ctx, OTP, { amount: TOP_UP_BOUNDS.max, last4: '1234' }, locale), 2],
  ['an order on installment', (ctx: Ctx, locale: Locale) => sendCheckoutCode(ctx, OTP, signed([order(LONG, OFFER)]), locale), 2],
  ['an order that is paid at once', (ctx: Ctx, locale: Locale) => sendCheckoutCode(ctx, OTP, signed([order(LONG, null)]), locale), 2],
  [
    'orders of several stores',
    (ctx: Ctx, locale: Locale) => sendCheckoutCode(ctx, OTP, signed(Array.from({ length: 9 }, () => order(LONG, OFFER))), locale),
    2,
  ],
] as const)('the code SMS for %s fits its maximum of parts with the top sum and longest store name', async (_what, send, russianParts) => {
  for (const locale of LOCALES) {
    const sent: string[] = [];
    const sms = { send: async ({ text }: { readonly text: string }) => void sent.push(text) };
    await send({ sms, config: sandbox.config }, locale);
    expect(sent).toHaveLength(1);
    for (const text of sent) expectParts(text, locale === 'ru' ? russianParts : 1);
  }
});

test('the code SMS for a card fits one part on a longer host too', async () => {
  const sent: string[] = [];
  const sms = { send: async ({ text }: { readonly text: string }) => void sent.push(normalizeSmsText(text)) };
  await sendCardCode({ sms, config: { ...sandbox.config, portalUrl: 'https://my.muddat.uz' } }, OTP, '1234', 'ru');
  expect(sent.map((text) => [text, countSmsSegments(text)])).toEqual([[expect.stringContaining('@my.muddat.uz'), 1]]);
});

test('the code SMS for two contracts names their number; it does not add up their payments, which would read as a longer term', async () => {
  const sent: string[] = [];
  const sms = { send: async ({ text }: { readonly text: string }) => void sent.push(normalizeSmsText(text)) };
  const two = signed([order(LONG, OFFER), order(LONG, OFFER)]);
  for (const locale of LOCALES) await sendCheckoutCode({ sms, config: sandbox.config }, OTP, two, locale);
  expect(sent).toEqual([expect.stringContaining('подпись 2 рассрочек'), expect.stringContaining("2 ta muddatli to'lov shartnomasini")]);
  for (const text of sent) {
    expect(text).toContain('200 000 000');
    expect(text).not.toMatch(/\b48\b/);
  }
});
