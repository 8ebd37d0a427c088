import { formatDateShort } from '@muddat/i18n';
import { moneyTexts } from '../../../core/money-texts.ts';
import type { OrderShare } from '../../../db/schema/billing.ts';
import type { NotificationText } from '../../../domain/message/notification-texts.ts';
import { systemName } from '../provider/payment-systems.ts';
import { PAYMENT_SMS } from './payment-sms.ts';
import type { RefundRow } from './refund-store.ts';

export type PaymentNotification = NotificationText & {
  type: 'order' | 'congrats';
  /** Sent at night too: a customer who did not request this withdrawal or chargeback must be able to react immediately. */
  isWarning?: true;
};

type Clause = { readonly ru: string; readonly uz: string };

/**
 * States where a credited sum is now, if `settled` of it paid off a claim: "on your balance" would be false for that share. `whole`: the
 * sum as the subject of the clause. `onBalance`: the clause to use when nothing was settled.
 */
function creditedAmountClause(amount: number, settled: number, whole: Clause, onBalance: Clause): Clause {
  if (settled === 0) return onBalance;
  if (settled === amount) return { ru: `${whole.ru} ушли на погашение долга`, uz: `${whole.uz} qarzni yopishga ketdi` };
  const [debt, rest] = [moneyTexts(settled), moneyTexts(amount - settled)];
  return {
    ru: `${debt.ru} ушли на погашение долга, ${rest.ru} на вашем балансе`,
    uz: `${debt.uz} qarzni yopishga ketdi, ${rest.uz} balansingizda`,
  };
}

const creditedMoneyClause = (amount: number, settled: number): Clause =>
  creditedAmountClause(amount, settled, { ru: 'Деньги', uz: 'Pul' }, { ru: 'Деньги на вашем балансе', uz: 'Pul balansingizda' });

/**
 * Texts of the notifications about payments, refunds and claims. Amounts are in so'm. Notifications with an `amount` are added up where
 * several of a subject came on one day, so only those have one that are what their subject says.
 */
export const PAYMENT_NOTIFICATIONS = {
  paid: (orderId: string, amount: number): PaymentNotification => {
    const sum = moneyTexts(amount);
    return {
      type: 'order',
      subject: 'payment',
      amount,
      titleRu: 'Платёж принят',
      titleUz: 'Toʻlov qabul qilindi',
      bodyRu: `Мы получили ${sum.ru} по заказу №\u00a0${orderId}.`,
      bodyUz: `${orderId}-buyurtma boʻyicha ${sum.uz} olindi.`,
      ...PAYMENT_SMS.paid(orderId, amount),
    };
  },
  finished: (orderId: string): PaymentNotification => ({
    type: 'congrats',
    titleRu: 'Рассрочка закрыта',
    titleUz: 'Muddatli toʻlov yopildi',
    bodyRu: `Заказ №\u00a0${orderId} оплачен полностью. Спасибо!`,
    bodyUz: `${orderId}-buyurtma toʻliq toʻlandi. Rahmat!`,
    ...PAYMENT_SMS.finished(orderId),
  }),
  toppedUp: (amount: number): PaymentNotification => {
    const sum = moneyTexts(amount);
    return {
      type: 'order',
      subject: 'top_up',
      amount,
      titleRu: 'Баланс пополнен',
      titleUz: 'Balans toʻldirildi',
      bodyRu: `На баланс пришло ${sum.ru}.`,
      bodyUz: `Balansga ${sum.uz} tushdi.`,
      ...PAYMENT_SMS.toppedUp(amount),
    };
  },
  withdrawn: (amount: number, last4: string): PaymentNotification => {
    const sum = moneyTexts(amount);
    return {
      type: 'order',
      subject: 'withdrawal',
      amount,
      isWarning: true,
      titleRu: 'Деньги отправлены на карту',
      titleUz: 'Pul kartaga yuborildi',
      bodyRu: `На карту *${last4} отправлено ${sum.ru} с вашего баланса.`,
      bodyUz: `Balansingizdan *${last4} kartaga ${sum.uz} yuborildi.`,
      ...PAYMENT_SMS.withdrawn(amount, last4),
    };
  },
  /** `settled`, here and below: the part of the amount that paid off the claim. */
  payoutReturned: (amount: number, last4: string, settled = 0): PaymentNotification => {
    const sum = moneyTexts(amount);
    const isSpent = amount === settled;
    const where = creditedMoneyClause(amount, settled);
    return {
      type: 'order',
      subject: 'refund',
      titleRu: isSpent ? 'Деньги ушли на долг' : 'Вывод вернулся на баланс',
      titleUz: isSpent ? 'Pul qarzga ketdi' : 'Pul balansga qaytdi',
      bodyRu: `Банк не зачислил ${sum.ru} на карту *${last4}. ${where.ru}.`,
      bodyUz: `Bank *${last4} kartaga ${sum.uz}ni oʻtkazmadi. ${where.uz}.`,
      ...PAYMENT_SMS.payoutReturned(amount, last4, settled),
    };
  },
  excess: (orderId: string, amount: number, settled = 0): PaymentNotification => {
    const sum = moneyTexts(amount);
    const isSpent = amount === settled;
    const where = creditedAmountClause(amount, settled, { ru: 'они', uz: 'u' }, { ru: 'они на вашем балансе', uz: 'u balansingizda' });
    return {
      type: 'order',
      subject: 'refund',
      titleRu: isSpent ? 'Излишек ушёл на долг' : 'Излишек на балансе',
      titleUz: isSpent ? 'Ortiqcha summa qarzga ketdi' : 'Ortiqcha summa balansda',
      bodyRu: `Вы заплатили по заказу №\u00a0${orderId} больше, чем нужно, на ${sum.ru}: ${where.ru}.`,
      bodyUz: `${orderId}-buyurtma uchun ${sum.uz} ortiqcha toʻladingiz: ${where.uz}.`,
      ...PAYMENT_SMS.excess(orderId, amount, settled),
    };
  },
  late: (amount: number, settled = 0): PaymentNotification => {
    const sum = moneyTexts(amount);
    const isSpent = amount === settled;
    const where = creditedMoneyClause(amount, settled);
    return {
      type: 'order',
      subject: 'refund',
      titleRu: isSpent ? 'Деньги ушли на долг' : 'Деньги пришли на баланс',
      titleUz: isSpent ? 'Pul qarzga ketdi' : 'Pul balansga tushdi',
      bodyRu: `Банк списал ${sum.ru} позже, чем мы ждали. ${where.ru}.`,
      bodyUz: `Bank ${sum.uz}ni kutilganidan keyin yechdi. ${where.uz}.`,
      ...PAYMENT_SMS.late(amount, settled),
    };
  },
  claimOpened: (amount: number): PaymentNotification => {
    const sum = moneyTexts(amount);
    return {
      type: 'order',
      subject: 'debt',
      titleRu: 'Долг на балансе',
      titleUz: 'Balansdagi qarz',
      bodyRu: `Вы уже потратили ${sum.ru}, которые забрал банк. Пополните баланс, чтобы погасить долг: до этого нельзя выводить деньги и оформлять заказы.`,
      bodyUz: `Bank qaytarib olgan ${sum.uz} sarflab boʻlingan. Qarzni yopish uchun balansni toʻldiring: ungacha pulni kartaga chiqarib va buyurtma rasmiylashtirib boʻlmaydi.`,
      ...PAYMENT_SMS.claimOpened(amount),
    };
  },
  /** `left`: the sum that is still owed. */
  claimSettled: (settled: number, left: number): PaymentNotification => {
    const [sum, rest] = [moneyTexts(settled), moneyTexts(left)];
    if (left === 0) {
      return {
        type: 'order',
        subject: 'debt',
        titleRu: 'Долг на балансе погашен',
        titleUz: 'Balansdagi qarz yopildi',
        bodyRu: `Из денег, которые пришли на баланс, ${sum.ru} погасили долг. Вы снова можете выводить деньги и оформлять заказы.`,
        bodyUz: `Balansga tushgan puldan ${sum.uz} qarzni yopdi. Endi yana pulni kartaga chiqarish va buyurtma rasmiylashtirish mumkin.`,
        ...PAYMENT_SMS.claimSettled(settled, left),
      };
    }
    return {
      type: 'order',
      subject: 'debt',
      titleRu: 'Долг на балансе уменьшился',
      titleUz: 'Balansdagi qarz kamaydi',
      bodyRu: `Из денег, которые пришли на баланс, ${sum.ru} ушли на долг. Осталось заплатить ${rest.ru}.`,
      bodyUz: `Balansga tushgan puldan ${sum.uz} qarzga ketdi. Yana ${rest.uz} toʻlash kerak.`,
      ...PAYMENT_SMS.claimSettled(settled, left),
    };
  },
  refundSent: ({ amount, system, last4, arrivesAt }: Pick<RefundRow, 'amount' | 'system' | 'last4' | 'arrivesAt'>): PaymentNotification => {
    const sum = moneyTexts(amount);
    const way = last4 === null ? systemName(system ?? '') : `*${last4}`;
    return {
      type: 'order',
      subject: 'refund',
      amount,
      titleRu: 'Возврат отправлен',
      titleUz: 'Pul qaytarildi',
      bodyRu: `Мы вернули ${sum.ru} на ${last4 === null ? '' : 'карту '}${way}. Деньги придут до ${formatDateShort(arrivesAt, 'ru')}.`,
      bodyUz: `${way}${last4 === null ? 'ga' : ' kartaga'} ${sum.uz} qaytardik. Pul ${formatDateShort(arrivesAt, 'uz-Latn')}gacha tushadi.`,
      ...PAYMENT_SMS.refundSent(amount, way, arrivesAt),
    };
  },
  refundedToBalance: (amount: number, settled = 0): PaymentNotification => {
    const sum = moneyTexts(amount);
    const isSpent = amount === settled;
    const where = creditedAmountClause(
      amount,
      settled,
      { ru: 'они', uz: 'pul' },
      { ru: 'они уже на вашем балансе', uz: 'pul balansingizda' },
    );
    return {
      type: 'order',
      subject: 'refund',
      amount,
      titleRu: isSpent ? 'Возврат ушёл на долг' : 'Возврат на балансе',
      titleUz: isSpent ? 'Qaytarilgan pul qarzga ketdi' : 'Qaytarilgan pul balansda',
      bodyRu: `Мы вернули ${sum.ru}: ${where.ru}.`,
      bodyUz: `${sum.uz} qaytardik: ${where.uz}.`,
      ...PAYMENT_SMS.refundedToBalance(amount, settled),
    };
  },
  /** `parts`: the sum that each order owes again. The rest of the amount was on the balance. */
  chargedBack: (parts: readonly OrderShare[], amount: number): PaymentNotification => {
    const sum = moneyTexts(amount);
    const [first] = parts;
    const isOne = parts.length === 1 && first?.amount === amount;
    const owed = parts.map((part) => ({ orderId: part.orderId, ...moneyTexts(part.amount) }));
    const ru = isOne
      ? ` Эта сумма по заказу №\u00a0${first.orderId} снова не оплачена.`
      : ` Снова не оплачено: ${owed.map((part) => `${part.ru} по заказу №\u00a0${part.orderId}`).join(', ')}.`;
    const uz = isOne
      ? ` ${first.orderId}-buyurtma boʻyicha bu summa yana toʻlanmagan.`
      : ` Yana toʻlanmagan: ${owed.map((part) => `${part.orderId}-buyurtma boʻyicha ${part.uz}`).join(', ')}.`;
    return {
      type: 'order',
      subject: 'debt',
      isWarning: true,
      titleRu: 'Банк отменил платёж',
      titleUz: 'Bank toʻlovni bekor qildi',
      bodyRu: `Банк вернул вам ${sum.ru}.${parts.length === 0 ? '' : ru}`,
      bodyUz: `Bank sizga ${sum.uz} qaytardi.${parts.length === 0 ? '' : uz}`,
      ...PAYMENT_SMS.chargedBack(parts, amount),
    };
  },
} as const;
