import { formatMoney, languageOf } from '@muddat/i18n';
import type { Context } from '../../../core/context.ts';
import type { Locale } from '../../../core/locale.ts';
import type { Channel } from '../../../core/sms.ts';
import type { OtpState } from './otp-rules.ts';

type Words = { readonly ru: string; readonly uz: string };

/** Sends the code of a payment, after the transaction that made it. */
export async function sendPaymentCode(
  ctx: Context,
  otp: OtpState,
  amount: number,
  locale: Locale,
  channel: Channel = 'sms',
): Promise<void> {
  const sum = formatMoney(amount, languageOf(locale, 'latn'));
  await sendCode(ctx, otp, { ru: `для оплаты ${sum}`, uz: `${sum} toʻlash uchun` }, locale, channel);
}

/** Sends the code of a withdrawal to a card. */
export async function sendWithdrawalCode(
  ctx: Context,
  otp: OtpState,
  { amount, last4 }: { readonly amount: number; readonly last4: string },
  locale: Locale,
  channel: Channel = 'sms',
): Promise<void> {
  const sum = formatMoney(amount, languageOf(locale, 'latn'));
  await sendCode(ctx, otp, { ru: `для вывода ${sum} на карту *${last4}`, uz: `*${last4} kartaga ${sum} yechish uchun` }, locale, channel);
}

/** Sends the code that saves a card. */
export async function sendCardCode(ctx: Context, otp: OtpState, last4: string, locale: Locale, channel: Channel = 'sms'): Promise<void> {
  await sendCode(ctx, otp, { ru: `для сохранения карты *${last4}`, uz: `*${last4} kartani saqlash uchun` }, locale, channel);
}

/** Sends the code that signs a checkout; `toPay` is what is then to be paid at once. */
export async function sendCheckoutCode(
  ctx: Context,
  otp: OtpState,
  toPay: number,
  locale: Locale,
  channel: Channel = 'sms',
): Promise<void> {
  const sum = formatMoney(toPay, languageOf(locale, 'latn'));
  const use =
    toPay === 0
      ? { ru: 'для подписания заказа', uz: 'buyurtmani imzolash uchun' }
      : { ru: `для подписания заказа, к оплате сразу ${sum}`, uz: `buyurtmani imzolash uchun, darhol toʻlanadi: ${sum}` };
  await sendCode(ctx, otp, use, locale, channel);
}

/** As a text, or as a robot says it, digit after digit. */
async function sendCode(ctx: Context, { code, phone }: OtpState, use: Words, locale: Locale, channel: Channel): Promise<void> {
  const digits = [...code].join(', ');
  const text = {
    sms: {
      ru: `Muddat: код ${code} ${use.ru}. Никому его не сообщайте`,
      uz: `Muddat: ${use.uz} kod ${code}. Uni hech kimga aytmang`,
    },
    call: {
      ru: `Здравствуйте. Это робот Muddat. Ваш код ${use.ru}: ${digits}. Повторяю: ${digits}. Никому его не сообщайте.`,
      uz: `Assalomu alaykum. Bu Muddat roboti. Sizning ${use.uz} kodingiz: ${digits}. Takrorlayman: ${digits}. Uni hech kimga aytmang.`,
    },
  };
  await ctx.sms.send({ to: phone, code, channel, text: text[channel][locale] });
}
