import { formatDateLong, formatDateShort, formatMoney, type Locale } from '@muddat/i18n';
import type { CalendarDate } from '@muddat/schedule';
import { paymentFailureMessage } from '../payment/failure-reasons.ts';

type DebitSubject = { readonly orderNumber: string; readonly amount: number };
export type DebitMessage = {
  readonly title: Readonly<Record<Locale, string>>;
  readonly body: Readonly<Record<Locale, string>>;
  readonly sms: Readonly<Record<Locale, string>>;
};

/** The notice before a debit: the sum, the day (`on`; null for today), and how to stop it. */
export function upcomingDebitMessage({ orderNumber, amount, on }: DebitSubject & { readonly on: CalendarDate | null }): DebitMessage {
  const day = on === null ? { ru: 'Сегодня', uz: 'Bugun' } : { ru: formatDateLong(on, 'ru'), uz: `${formatDateLong(on, 'uz-Latn')} kuni` };
  const ru = `${day.ru} спишем ${formatMoney(amount, 'ru')} по заказу №\u00a0${orderNumber}.`;
  const what = `${orderNumber}-buyurtma uchun ${formatMoney(amount, 'uz-Latn')} yechamiz.`;
  const stop = {
    ru: 'Отключить автосписание можно в кабинете в любой момент.',
    uz: 'Avtomatik toʻlovni kabinetda istalgan payt toʻxtatish mumkin.',
  };
  return {
    title:
      on === null
        ? { ru: 'Сегодня автосписание', uz: 'Bugun avtomatik toʻlov' }
        : { ru: 'Скоро автосписание', uz: 'Yaqinda avtomatik toʻlov' },
    body: { ru: `${ru} ${stop.ru}`, uz: `${day.uz} ${what} ${stop.uz}` },
    sms: {
      ru: `Muddat: ${on === null ? 'сегодня' : formatDateShort(on, 'ru')} спишем ${formatMoney(amount, 'ru')}. Отключить можно в кабинете.`,
      uz: `Muddat: ${on === null ? 'bugun' : `${formatDateShort(on, 'uz-Latn')} kuni`} ${what} ${stop.uz}`,
    },
  };
}

/** Sent instead of the notice when neither cards nor balance can pay: what the customer can do. The SMS text fits one SMS. */
export function noDebitSourceMessage({ orderNumber, amount, dueDate }: DebitSubject & { readonly dueDate: CalendarDate }): DebitMessage {
  const day = { ru: formatDateShort(dueDate, 'ru'), uz: formatDateShort(dueDate, 'uz-Latn') };
  const why = {
    ru: 'Автосписание не сработает: карты удалены, их срок истечёт, или на балансе не хватает денег.',
    uz: 'Avtomatik toʻlov oʻtmaydi: kartalar oʻchirilgan, muddati tugaydi yoki balansda mablagʻ yetarli emas.',
  };
  return {
    title: { ru: 'Списать не с чего', uz: 'Yechishga mablagʻ yoʻq' },
    body: {
      ru: `${day.ru} срок платежа по заказу №\u00a0${orderNumber}: ${formatMoney(amount, 'ru')}. ${why.ru} Оплатите сами или добавьте карту.`,
      uz: `${day.uz} — ${orderNumber}-buyurtma boʻyicha toʻlov kuni: ${formatMoney(amount, 'uz-Latn')}. ${why.uz} Oʻzingiz toʻlang yoki karta qoʻshing.`,
    },
    sms: {
      ru: `Muddat: ${day.ru} списать не с чего. Внесите платёж, заказ ${orderNumber}.`,
      uz: `Muddat: ${day.uz} kuni yechishga pul yoʻq. ${orderNumber}-buyurtma toʻlovini oʻzingiz qiling.`,
    },
  };
}

/** The sentence for a failed debit. If `reason` is not a failure reason of a payment, no source was left. */
export const debitFailureReasonText = (reason: string | null, locale: Locale): string =>
  paymentFailureMessage(reason, locale) ?? NO_SOURCE[locale];

const NO_SOURCE = {
  ru: 'Нет карты, с которой можно списать',
  uz: 'Pul yechish mumkin boʻlgan karta yoʻq',
} as const;

/** `body`: a sentence of the notification. `sms`: the end of the sentence «Оплатите сами». */
const NEXT_TRY = {
  today: {
    body: { ru: 'Сегодня попробуем ещё раз.', uz: 'Bugun yana urinib koʻramiz.' },
    sms: { ru: ', сегодня повторим', uz: ', bugun yana urinamiz' },
  },
  tomorrow: {
    body: { ru: 'Завтра попробуем ещё раз.', uz: 'Ertaga yana urinib koʻramiz.' },
    sms: { ru: ', завтра повторим', uz: ', ertaga yana urinamiz' },
  },
  never: { body: { ru: 'Больше сами пробовать не будем.', uz: 'Boshqa oʻzimiz urinmaymiz.' }, sms: { ru: '', uz: '' } },
} as const;

/** The message after a failed debit: the reason, what the customer can do, and when the debit is tried again. */
export function debitFailedMessage({
  orderNumber,
  amount,
  reason,
  again,
}: DebitSubject & { readonly reason: string | null; readonly again: keyof typeof NEXT_TRY }): DebitMessage {
  const ru = `Не удалось списать ${formatMoney(amount, 'ru')} по заказу №\u00a0${orderNumber}. ${debitFailureReasonText(reason, 'ru')}. Оплатите в кабинете любым способом.`;
  const uz = `${orderNumber}-buyurtma uchun ${formatMoney(amount, 'uz-Latn')} yechib boʻlmadi. ${debitFailureReasonText(reason, 'uz')}. Kabinetda istalgan usulda toʻlang.`;
  const next = NEXT_TRY[again];
  return {
    title: { ru: 'Автосписание не прошло', uz: 'Avtomatik toʻlov oʻtmadi' },
    body: { ru: `${ru} ${next.body.ru}`, uz: `${uz} ${next.body.uz}` },
    sms: {
      ru: `Muddat: ${formatMoney(amount, 'ru')} не списаны. Оплатите сами${next.sms.ru}.`,
      uz: `Muddat: ${formatMoney(amount, 'uz-Latn')} yechilmadi. Oʻzingiz toʻlang${next.sms.uz}.`,
    },
  };
}

/** The columns of a notification with this text. */
export const debitNotificationColumns = ({ title, body }: DebitMessage) => ({
  type: 'order',
  subject: 'payment_due' as const,
  titleRu: title.ru,
  titleUz: title.uz,
  bodyRu: body.ru,
  bodyUz: body.uz,
});
