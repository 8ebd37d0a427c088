import { expect, test } from 'vitest';
import { type CodeUse, codeText } from '../apis/auth/code-text.ts';
import { sendCardCode, sendCheckoutCode, sendPaymentCode, sendWithdrawalCode } from '../apis/billing/codes/code-message.ts';
import { openSandbox } from '../testing/open-sandbox.ts';

const sandbox = await openSandbox({ env: { PUBLIC_URL: 'https://muddat.uz' } });
const CODE = '123456';
const LOCALES = ['ru', 'uz'] as const;
const USES: CodeUse[] = ['sign-in', 'register', 'reset', 'password', 'phone', 'new-phone', 'proof'];
/** GSM 03.38 without its extension, each character of which counts twice. */
const GSM = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]*$/;

/** WICG, Origin-bound one-time codes, "Parsing": the last line is `@host`, a space, `#code`; what follows the code is not known. */
function parse(message: string): { host: string; code: string } | null {
  const line = message.slice(message.lastIndexOf('\n') + 1);
  const found = /^@([^\s#@/]+) #(\S+)$/.exec(line);
  return found === null ? null : { host: found[1] ?? '', code: found[2] ?? '' };
}

function expectOnePart(text: string): void {
  expect(parse(text)).toEqual({ host: 'muddat.uz', code: CODE });
  const fits = GSM.test(text) ? text.length <= 160 : text.length <= 70;
  expect([text, text.length, fits]).toEqual([text, text.length, true]);
}

test.each(USES.flatMap((use) => LOCALES.map((locale) => [use, locale] as const)))('the code for %s in %s is one part', (use, locale) => {
  expectOnePart(codeText({ kind: 'code', code: CODE, use }, locale, 'sms', sandbox.config.portalUrl));
});

test.each(LOCALES)('codes about money in %s are one part with the greatest sums', async (locale) => {
  const sent: string[] = [];
  const sms = { send: async ({ text }: { readonly text: string }) => void sent.push(text) };
  const ctx = { sms, config: sandbox.config };
  const otp = { code: CODE, phone: '+998900000001' };
  await sendPaymentCode(ctx, otp, 100_000_000, locale);
  await sendWithdrawalCode(ctx, otp, { amount: 100_000_000, last4: '1234' }, locale);
  await sendCardCode(ctx, otp, '1234', locale);
  await sendCheckoutCode(ctx, otp, 100_000_000, locale);
  await sendCheckoutCode(ctx, otp, 0, locale);
  expect(sent).toHaveLength(5);
  for (const text of sent) expectOnePart(text);
});
