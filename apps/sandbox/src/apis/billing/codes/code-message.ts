import { formatMoney, languageOf } from '@muddat/i18n';
import { codeSms } from '../../../core/code-sms.ts';
import type { Context } from '../../../core/context.ts';
import type { Locale } from '../../../core/locale.ts';
import type { Channel } from '../../../core/sms.ts';
import type { OtpState } from './otp-rules.ts';

/** `written`: in a text, where the Russian one has room for 30 letters (core/code-sms). */
type Use = { readonly written: string; readonly ru: string; readonly uz: string };

type Sending = Pick<Context, 'sms' | 'config'>;
type Sent = Pick<OtpState, 'code' | 'phone'>;

/** Sends the code of a payment, after the transaction that made it. */
export async function sendPaymentCode(ctx: Sending, otp: Sent, amount: number, locale: Locale, channel: Channel = 'sms'): Promise<void> {
  const sum = formatMoney(amount, languageOf(locale, 'latn'));
  await sendCode(ctx, otp, { written: `оплата ${sum}`, ru: `для оплаты ${sum}`, uz: `${sum} toʻlash uchun` }, locale, channel);
}

/** Sends the code of a withdrawal to a card. */
export async function sendWithdrawalCode(
  ctx: Sending,
  otp: Sent,
  { amount, last4 }: { readonly amount: number; readonly last4: string },
  locale: Locale,
  channel: Channel = 'sms',
): Promise<void> {
  const sum = formatMoney(amount, languageOf(locale, 'latn'));
  const use = {
    written: `вывод ${sum} на *${last4}`,
    ru: `для вывода ${sum} на карту *${last4}`,
    uz: `*${last4} kartaga ${sum} yechish uchun`,
  };
  await sendCode(ctx, otp, use, locale, channel);
}

/** Sends the code that saves a card. */
export async function sendCardCode(ctx: Sending, otp: Sent, last4: string, locale: Locale, channel: Channel = 'sms'): Promise<void> {
  const use = {
    written: `сохранение карты *${last4}`,
    ru: `для сохранения карты *${last4}`,
    uz: `*${last4} kartani saqlash uchun`,
  };
  await sendCode(ctx, otp, use, locale, channel);
}

/** Sends the code that signs a checkout; `toPay` is what is then to be paid at once. */
export async function sendCheckoutCode(ctx: Sending, otp: Sent, toPay: number, locale: Locale, channel: Channel = 'sms'): Promise<void> {
  const sum = formatMoney(toPay, languageOf(locale, 'latn'));
  const use =
    toPay === 0
      ? { written: 'подпись заказа', ru: 'для подписания заказа', uz: 'buyurtmani imzolash uchun' }
      : {
          written: `заказ, сразу ${sum}`,
          ru: `для подписания заказа, к оплате сразу ${sum}`,
          uz: `buyurtmani imzolash uchun, darhol toʻlanadi: ${sum}`,
        };
  await sendCode(ctx, otp, use, locale, channel);
}

/** As a text, or as a robot says it, digit after digit. */
async function sendCode(ctx: Sending, { code, phone }: Sent, use: Use, locale: Locale, channel: Channel): Promise<void> {
  const digits = [...code].join(', ');
  const text = {
    sms: {
      ru: `Код ${code}: ${use.written}. Никому!`,
      uz: `Muddat: ${use.uz} kod ${code}. Uni hech kimga aytmang`,
    },
    call: {
      ru: `Здравствуйте. Это робот Muddat. Ваш код ${use.ru}: ${digits}. Повторяю: ${digits}. Никому его не сообщайте.`,
      uz: `Assalomu alaykum. Bu Muddat roboti. Sizning ${use.uz} kodingiz: ${digits}. Takrorlayman: ${digits}. Uni hech kimga aytmang.`,
    },
  };
  const words = text[channel][locale];
  const sent = channel === 'sms' ? codeSms(words, code, { portalUrl: ctx.config.portalUrl, locale }) : words;
  await ctx.sms.send({ to: phone, code, channel, text: sent });
}
