import { formatMoney } from '@muddat/i18n';
import type { Context } from '../../core/context.ts';
import type { Locale } from '../../core/locale.ts';
import type { OtpState } from './otp-rules.ts';

/** Sends the code of a payment, after the transaction that made it. */
export async function sendPaymentCode(ctx: Context, otp: OtpState, amount: number, locale: Locale): Promise<void> {
  const sum = formatMoney(amount, locale);
  const text = {
    ru: `Muddat: код ${otp.code} для оплаты ${sum}. Никому его не сообщайте`,
    uz: `Muddat: ${sum} toʻlash uchun kod ${otp.code}. Uni hech kimga aytmang`,
  };
  await ctx.sms.send({ to: otp.phone, code: otp.code, text: text[locale] });
}

/** Sends the code that saves a card. */
export async function sendCardCode(ctx: Context, otp: OtpState, last4: string, locale: Locale): Promise<void> {
  const text = {
    ru: `Muddat: код ${otp.code} для сохранения карты *${last4}. Никому его не сообщайте`,
    uz: `Muddat: *${last4} kartani saqlash uchun kod ${otp.code}. Uni hech kimga aytmang`,
  };
  await ctx.sms.send({ to: otp.phone, code: otp.code, text: text[locale] });
}
