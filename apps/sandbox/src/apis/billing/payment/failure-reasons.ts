import type { billing } from '@muddat/sdk/types';
import type { Locale } from '../../../core/locale.ts';

type Step = billing.components['schemas']['PaymentEvent']['step'];

/** Why a payment failed or expired: the step at which it ended, and the sentence for the customer. */
export const PAYMENT_FAILURE_REASONS = {
  card_declined: {
    step: 'bank',
    ru: 'Банк отклонил платёж. Попробуйте другую карту',
    uz: 'Bank toʻlovni rad etdi. Boshqa kartani sinab koʻring',
  },
  insufficient_funds: { step: 'bank', ru: 'На карте недостаточно денег', uz: 'Kartada mablagʻ yetarli emas' },
  card_expired: { step: 'bank', ru: 'Срок действия карты истёк', uz: 'Kartaning amal qilish muddati tugagan' },
  provider_timeout: {
    step: 'bank',
    ru: 'Банк не ответил. Если деньги спишутся позже, они придут на ваш баланс. Можно заплатить другой картой',
    uz: 'Bank javob bermadi. Pul keyinroq yechilsa, balansingizga tushadi. Boshqa karta bilan toʻlash mumkin',
  },
  withdrawal_declined: {
    step: 'bank',
    ru: 'Банк не принял деньги на карту. Они снова на вашем балансе',
    uz: 'Bank pulni kartaga qabul qilmadi. U yana balansingizda',
  },
  withdrawal_unanswered: {
    step: 'bank',
    ru: 'Банк не ответил, перевод на карту отменён. Деньги снова на вашем балансе',
    uz: 'Bank javob bermadi, kartaga oʻtkazma bekor qilindi. Pul yana balansingizda',
  },
  declined_in_app: { step: 'bank', ru: 'Платёж отменён в приложении', uz: 'Toʻlov ilovada bekor qilindi' },
  insufficient_balance: { step: 'ledger', ru: 'На балансе недостаточно денег', uz: 'Balansda mablagʻ yetarli emas' },
  claim_open: {
    step: 'ledger',
    ru: 'На балансе есть долг, поэтому вывести деньги нельзя. Пополните баланс, чтобы погасить его',
    uz: 'Balansda qarz bor, shuning uchun pulni kartaga chiqarib boʻlmaydi. Uni yopish uchun balansni toʻldiring',
  },
  otp_locked: {
    step: 'code',
    ru: 'Код введён неверно слишком много раз. Начните платёж заново',
    uz: 'Kod juda koʻp marta xato kiritildi. Toʻlovni qaytadan boshlang',
  },
  amount_above_remainder: { step: 'store', ru: 'Эта сумма уже оплачена другим платежом', uz: 'Bu summa boshqa toʻlov bilan toʻlangan' },
  order_closed: {
    step: 'store',
    ru: 'Заказ уже закрыт, платить за него не нужно. Ничего не списано',
    uz: 'Buyurtma yopilgan, uning uchun toʻlash shart emas. Hech narsa yechilmadi',
  },
  paid_meanwhile: {
    step: 'store',
    ru: 'По заказу только что прошёл другой платёж. Здесь ничего не списано: проверьте, сколько осталось',
    uz: 'Buyurtma boʻyicha hozirgina boshqa toʻlov oʻtdi. Bu yerda hech narsa yechilmadi: qancha qolganini tekshiring',
  },
  quote_expired: {
    step: 'store',
    ru: 'Расчёт досрочного погашения устарел. Запросите новый',
    uz: 'Muddatidan oldin yopish hisobi eskirgan. Yangisini soʻrang',
  },
  card_deleted: { step: 'bank', ru: 'Карта удалена', uz: 'Karta oʻchirilgan' },
  consent_withdrawn: { step: 'sent', ru: 'Автосписание отключено', uz: 'Avtomatik toʻlov toʻxtatilgan' },
  code_not_entered: { step: 'code', ru: 'Код не был введён вовремя', uz: 'Kod oʻz vaqtida kiritilmadi' },
  link_expired: { step: 'bank', ru: 'Время на оплату в приложении истекло', uz: 'Ilovada toʻlash vaqti tugadi' },
} as const satisfies Record<string, { step: Step; ru: string; uz: string }>;

export type PaymentFailureReason = keyof typeof PAYMENT_FAILURE_REASONS;

export function isPaymentFailureReason(text: string | null): text is PaymentFailureReason {
  return text !== null && Object.hasOwn(PAYMENT_FAILURE_REASONS, text);
}

/** The sentence of a reason; null if the reason is not in the table. */
export function paymentFailureMessage(reason: string | null, locale: Locale): string | null {
  return isPaymentFailureReason(reason) ? PAYMENT_FAILURE_REASONS[reason][locale] : null;
}
