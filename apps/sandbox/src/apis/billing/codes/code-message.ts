import { formatDateShort } from '@muddat/i18n';
import type { CalendarDate } from '@muddat/schedule';
import { type CodeWordings, codeSms, russianCodeWordings } from '../../../core/code-sms.ts';
import type { Context } from '../../../core/context.ts';
import type { Locale } from '../../../core/locale.ts';
import { moneyTexts } from '../../../core/money-texts.ts';
import type { CodeChannel } from '../../../core/sms.ts';
import type { OtpState } from './otp-rules.ts';

/**
 * The purpose of a code. `written`: in a Russian SMS; with at most 22 characters the SMS is one part (70 characters, less the last line in
 * core/code-sms). `ru`: in a call in Russian. `uz`: in an SMS or a call in Uzbek.
 */
type CodePurposeTexts = { readonly written: string; readonly ru: string; readonly uz: string };

type SendContext = Pick<Context, 'sms' | 'config'>;
type SentOtp = Pick<OtpState, 'code' | 'phone'>;

/** Sends the code of a payment. Called after the transaction that made the code. */
export async function sendPaymentCode(
  ctx: SendContext,
  otp: SentOtp,
  amount: number,
  locale: Locale,
  channel: CodeChannel = 'sms',
): Promise<void> {
  const sum = moneyTexts(amount);
  await sendCode(ctx, otp, { written: `оплата ${sum.ru}`, ru: `для оплаты ${sum.ru}`, uz: `${sum.uz} toʻlash uchun` }, locale, channel);
}

/** Sends the code of a withdrawal. `last4`: of the card that receives the money. */
export async function sendWithdrawalCode(
  ctx: SendContext,
  otp: SentOtp,
  { amount, last4 }: { readonly amount: number; readonly last4: string },
  locale: Locale,
  channel: CodeChannel = 'sms',
): Promise<void> {
  const sum = moneyTexts(amount);
  const use = {
    written: `вывод ${sum.ru} на *${last4}`,
    ru: `для вывода ${sum.ru} на карту *${last4}`,
    uz: `*${last4} kartaga ${sum.uz} chiqarish uchun`,
  };
  await sendCode(ctx, otp, use, locale, channel);
}

/** Sends the code that saves a card. `last4`: of the new card. */
export async function sendCardCode(
  ctx: SendContext,
  otp: SentOtp,
  last4: string,
  locale: Locale,
  channel: CodeChannel = 'sms',
): Promise<void> {
  const use = {
    written: `новая карта *${last4}`,
    ru: `для сохранения карты *${last4}`,
    uz: `*${last4} kartani saqlash uchun`,
  };
  await sendCode(ctx, otp, use, locale, channel);
}

/** The fields of a quote (`QuoteRecord`) that the message mentions. */
type SignedQuote = {
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
 * Sends the code that signs a checkout. The message states what is signed: the sum, the first date, and the store with the number of
 * payments or, for several contracts, their number. In Russian it takes two SMS, which a signature is worth.
 */
export async function sendCheckoutCode(
  ctx: SendContext,
  otp: SentOtp,
  record: SignedQuote,
  locale: Locale,
  channel: CodeChannel = 'sms',
): Promise<void> {
  await sendCode(ctx, otp, checkoutPurposeTexts(record), locale, channel);
}

function checkoutPurposeTexts({ orders }: SignedQuote): CodePurposeTexts {
  const [first] = orders;
  const store =
    orders.length === 1 && first !== undefined ? { ru: first.store.name, uz: first.store.name } : storeCountTexts(orders.length);
  const offers = orders.flatMap(({ offer }) => offer ?? []);
  const [only, ...others] = offers;
  if (only === undefined) {
    const sum = moneyTexts(orders.reduce((total, { price }) => total + price, 0));
    return {
      written: `подпись заказа на ${sum.ru}, ${store.ru}`,
      ru: `для подписания заказа на ${sum.ru}, ${store.ru}`,
      uz: `${store.uz}dan ${sum.uz}lik buyurtmani imzolash uchun`,
    };
  }
  const sum = moneyTexts(offers.reduce((total, { to_pay }) => total + to_pay, 0));
  const [day = ''] = offers.flatMap(({ schedule }) => schedule.map((row) => row.due_date)).sort();
  const from = { ru: formatDateShort(day, 'ru'), uz: formatDateShort(day, 'uz-Latn') };
  if (others.length > 0) return severalContractsTexts(offers.length, sum, from);
  const { payments } = only;
  return {
    written: `подпись рассрочки ${sum.ru}, платежей ${payments} с ${from.ru}, ${store.ru}`,
    ru: `для подписания рассрочки на ${sum.ru}, платежей ${payments}, первый ${from.ru}, ${store.ru}`,
    uz: `${store.uz}, jami ${sum.uz}, ${from.uz}dan ${payments} toʻlovli shartnoma imzosi uchun`,
  };
}

/** Payments of several contracts are made in the same months, so their sum would read as a longer term. */
function severalContractsTexts(count: number, sum: Record<Locale, string>, from: Record<Locale, string>): CodePurposeTexts {
  return {
    written: `подпись ${count} рассрочек, всего ${sum.ru}, с ${from.ru}`,
    ru: `для подписания ${count} рассрочек, всего ${sum.ru}, первый платёж ${from.ru}`,
    uz: `${count} ta muddatli toʻlov shartnomasini (jami ${sum.uz}, birinchisi ${from.uz}) imzolash uchun`,
  };
}

const storeCountTexts = (count: number) => ({ ru: `магазинов: ${count}`, uz: `${count} ta doʻkon` });

/** Sends the code as an SMS, or as a call that reads it digit by digit. */
async function sendCode(
  ctx: SendContext,
  { code, phone }: SentOtp,
  use: CodePurposeTexts,
  locale: Locale,
  channel: CodeChannel,
): Promise<void> {
  const text = channel === 'sms' ? codeSms(writtenWordings(use, code, locale), code, ctx.config.portalUrl) : spokenText(use, code, locale);
  await ctx.sms.send({ to: phone, code, channel, text });
}

function writtenWordings(use: CodePurposeTexts, code: string, locale: Locale): CodeWordings {
  if (locale === 'uz') return [`Muddat: ${use.uz} kod ${code}. Uni hech kimga aytmang`];
  return russianCodeWordings(code, use.written);
}

function spokenText(use: CodePurposeTexts, code: string, locale: Locale): string {
  const digits = [...code].join(', ');
  return locale === 'uz'
    ? `Assalomu alaykum. Bu Muddat roboti. Sizning ${use.uz} kodingiz: ${digits}. Takrorlayman: ${digits}. Uni hech kimga aytmang.`
    : `Здравствуйте. Это робот Muddat. Ваш код ${use.ru}: ${digits}. Повторяю: ${digits}. Никому его не сообщайте.`;
}
