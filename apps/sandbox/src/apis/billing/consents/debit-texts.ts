import { formatDateLong, formatMoney, type Locale } from '@muddat/i18n';
import { reasonMessage } from '../payment/reasons.ts';

type About = { readonly orderNumber: string; readonly amount: number };
type Told = {
  readonly title: Readonly<Record<Locale, string>>;
  readonly body: Readonly<Record<Locale, string>>;
  readonly sms: Readonly<Record<Locale, string>>;
};

/** Before a debit: what is taken, when, and how to stop it. */
export function debitAhead({ orderNumber, amount, on }: About & { readonly on: string }): Told {
  const ru = `${formatDateLong(on, 'ru')} спишем ${formatMoney(amount, 'ru')} по заказу № ${orderNumber}.`;
  const uz = `${formatDateLong(on, 'uz-Latn')} kuni № ${orderNumber} buyurtma uchun ${formatMoney(amount, 'uz-Latn')} yechamiz.`;
  const stop = {
    ru: 'Отключить автосписание можно в кабинете в любой момент.',
    uz: 'Avtomatik yechishni kabinetda istalgan payt oʻchirish mumkin.',
  };
  return {
    title: { ru: 'Скоро автосписание', uz: 'Yaqinda avtomatik toʻlov' },
    body: { ru: `${ru} ${stop.ru}`, uz: `${uz} ${stop.uz}` },
    sms: { ru: `Muddat: ${ru} ${stop.ru}`, uz: `Muddat: ${uz} ${stop.uz}` },
  };
}

/** Why a debit failed, as a sentence; what is no reason of a payment is that nothing was left to take it from. */
export const failureMessage = (reason: string | null, locale: Locale): string => reasonMessage(reason, locale) ?? NO_SOURCE[locale];

const NO_SOURCE = {
  ru: 'Нет карты, с которой можно списать',
  uz: 'Pul yechish mumkin boʻlgan karta yoʻq',
} as const;

/** After a debit that failed: why, what the customer can do, and whether it is tried again. */
export function debitFailed({
  orderNumber,
  amount,
  reason,
  isLast,
}: About & { readonly reason: string | null; readonly isLast: boolean }): Told {
  const ru = `Не удалось списать ${formatMoney(amount, 'ru')} по заказу № ${orderNumber}. ${failureMessage(reason, 'ru')}. Оплатите в кабинете любым способом.`;
  const uz = `№ ${orderNumber} buyurtma uchun ${formatMoney(amount, 'uz-Latn')} yechib boʻlmadi. ${failureMessage(reason, 'uz')}. Kabinetda istalgan usulda toʻlang.`;
  const next = isLast
    ? { ru: 'Больше сами пробовать не будем.', uz: 'Boshqa oʻzimiz urinmaymiz.' }
    : { ru: 'Завтра попробуем ещё раз.', uz: 'Ertaga yana urinib koʻramiz.' };
  return {
    title: { ru: 'Автосписание не прошло', uz: 'Avtomatik toʻlov oʻtmadi' },
    body: { ru: `${ru} ${next.ru}`, uz: `${uz} ${next.uz}` },
    sms: { ru: `Muddat: ${ru} ${next.ru}`, uz: `Muddat: ${uz} ${next.uz}` },
  };
}

/** The columns of a notification. */
export const notificationOf = ({ title, body }: Told) => ({
  type: 'order',
  titleRu: title.ru,
  titleUz: title.uz,
  bodyRu: body.ru,
  bodyUz: body.uz,
});
