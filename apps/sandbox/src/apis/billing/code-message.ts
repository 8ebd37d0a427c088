import { formatMoney } from '@muddat/i18n';
import type { Context } from '../../core/context.ts';
import type { Locale } from '../../core/locale.ts';
import type { OtpState } from './otp-rules.ts';
import { codeText } from './otp-store.ts';

/** Sends the code of a payment, after the transaction that made it. */
export async function sendPaymentCode(ctx: Context, otp: OtpState, amount: number, locale: Locale): Promise<void> {
  await ctx.sms.send({ to: otp.phone, code: otp.code, text: codeText(otp.code, 'payment', locale, formatMoney(amount, locale)) });
}

export async function sendCardCode(ctx: Context, otp: OtpState, last4: string, locale: Locale): Promise<void> {
  await ctx.sms.send({ to: otp.phone, code: otp.code, text: codeText(otp.code, 'card', locale, last4) });
}
