import { formatDateShort } from '@muddat/i18n';
import type { CalendarDate } from '@muddat/schedule';
import { codeSms } from '../../../core/code-sms.ts';
import type { Context } from '../../../core/context.ts';
import { inMoney } from '../../../core/in-money.ts';
import type { Locale } from '../../../core/locale.ts';
import type { Channel } from '../../../core/sms.ts';
import type { OtpState } from './otp-rules.ts';

/**
 * `written`: the purpose of the code in a Russian SMS. With at most 22 characters the SMS is one part (70 characters, less the last line in
 * core/code-sms).
 */
type Use = { readonly written: string; readonly ru: string; readonly uz: string };

type Sending = Pick<Context, 'sms' | 'config'>;
type Sent = Pick<OtpState, 'code' | 'phone'>;

/** Sends the code of a payment. Called after the transaction that made the code. */
export async function sendPaymentCode(ctx: Sending, otp: Sent, amount: number, locale: Locale, channel: Channel = 'sms'): Promise<void> {
  const sum = inMoney(amount);
  await sendCode(ctx, otp, { written: `оплата ${sum.ru}`, ru: `для оплаты ${sum.ru}`, uz: `${sum.uz} toʻlash uchun` }, locale, channel);
}

/** Sends the code of a withdrawal to a card. */
export async function sendWithdrawalCode(
  ctx: Sending,
  otp: Sent,
  { amount, last4 }: { readonly amount: number; readonly last4: string },
  locale: Locale,
  channel: Channel = 'sms',
): Promise<void> {
  const sum = inMoney(amount);
  const use = {
    written: `вывод ${sum.ru} на карту *${last4}`,
    ru: `для вывода ${sum.ru} на карту *${last4}`,
    uz: `*${last4} kartaga ${sum.uz} chiqarish uchun`,
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

/** The fields of a quote (`QuoteRecord`) that the message mentions. */
type Signed = {
  readonly orders: readonly {
    readonly store: { readonly name: string };
    readonly price: number;
    readonly offer: {
      readonly to_pay: number;
      readonly payments: number;
      readonly schedule: readonly { readonly due_date: CalendarDate }[];
    } | null;
  }[];
};

/**
 * Sends the code that signs a checkout. The message states what is signed: the sum, the number of payments, the first date and the store.
 * In Russian it takes two SMS, which a signature is worth.
 */
export async function sendCheckoutCode(ctx: Sending, otp: Sent, record: Signed, locale: Locale, channel: Channel = 'sms'): Promise<void> {
  await sendCode(ctx, otp, signedUse(record), locale, channel);
}

function signedUse({ orders }: Signed): Use {
  const [first] = orders;
  const store = orders.length === 1 && first !== undefined ? { ru: first.store.name, uz: first.store.name } : storesOf(orders.length);
  const offers = orders.flatMap(({ offer }) => offer ?? []);
  if (offers.length === 0) {
    const sum = inMoney(orders.reduce((total, { price }) => total + price, 0));
    return {
      written: `подпись заказа на ${sum.ru}, ${store.ru}`,
      ru: `для подписания заказа на ${sum.ru}, ${store.ru}`,
      uz: `${store.uz}dan ${sum.uz}lik buyurtmani imzolash uchun`,
    };
  }
  const sum = inMoney(offers.reduce((total, { to_pay }) => total + to_pay, 0));
  const payments = offers.reduce((count, offer) => count + offer.payments, 0);
  const [day = ''] = offers.flatMap(({ schedule }) => schedule.map((row) => row.due_date)).sort();
  const from = { ru: formatDateShort(day, 'ru'), uz: formatDateShort(day, 'uz-Latn') };
  return {
    written: `подпись рассрочки ${sum.ru}, платежей ${payments} с ${from.ru}, ${store.ru}`,
    ru: `для подписания рассрочки на ${sum.ru}, платежей ${payments}, первый ${from.ru}, ${store.ru}`,
    uz: `${store.uz}, jami ${sum.uz}, ${from.uz}dan ${payments} ta toʻlovni imzolash uchun`,
  };
}

const storesOf = (count: number) => ({ ru: `магазинов: ${count}`, uz: `${count} ta doʻkon` });

/** Sends the code as an SMS, or as a call that reads it digit by digit. */
async function sendCode(ctx: Sending, { code, phone }: Sent, use: Use, locale: Locale, channel: Channel): Promise<void> {
  const digits = [...code].join(', ');
  const text = {
    sms: {
      ru: `Muddat: код ${code}, ${use.written}. Никому!`,
      uz: `Muddat: ${use.uz} kod ${code}. Uni hech kimga aytmang`,
    },
    call: {
      ru: `Здравствуйте. Это робот Muddat. Ваш код ${use.ru}: ${digits}. Повторяю: ${digits}. Никому его не сообщайте.`,
      uz: `Assalomu alaykum. Bu Muddat roboti. Sizning ${use.uz} kodingiz: ${digits}. Takrorlayman: ${digits}. Uni hech kimga aytmang.`,
    },
  };
  const words = text[channel][locale];
  const sent = channel === 'sms' ? codeSms(words, code, ctx.config.portalUrl) : words;
  await ctx.sms.send({ to: phone, code, channel, text: sent });
}
