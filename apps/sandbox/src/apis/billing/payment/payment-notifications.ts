import { formatDateShort } from '@muddat/i18n';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { newId } from '../../../core/ids.ts';
import { moneyTexts } from '../../../core/money-texts.ts';
import type { Database } from '../../../db/client.ts';
import type { PendingWrite } from '../../../db/run-writes-at-once.ts';
import { customers } from '../../../db/schema/auth.ts';
import type { OrderShare } from '../../../db/schema/billing.ts';
import { notifications } from '../../../db/schema/orders.ts';
import { systemName } from '../provider/payment-systems.ts';
import type { PaymentRow } from './payment-store.ts';
import type { RefundRow } from './refund-store.ts';

type PaymentNotification = {
  type: 'order' | 'congrats';
  titleRu: string;
  titleUz: string;
  bodyRu: string;
  bodyUz: string;
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

/** Texts of the notifications about payments, refunds and claims. Amounts are in so'm. */
export const PAYMENT_NOTIFICATIONS = {
  paid: (orderId: string, amount: number): PaymentNotification => {
    const sum = moneyTexts(amount);
    return {
      type: 'order',
      titleRu: 'Платёж принят',
      titleUz: 'Toʻlov qabul qilindi',
      bodyRu: `Мы получили ${sum.ru} по заказу ${orderId}.`,
      bodyUz: `${orderId} buyurtma boʻyicha ${sum.uz} olindi.`,
    };
  },
  finished: (orderId: string): PaymentNotification => ({
    type: 'congrats',
    titleRu: 'Рассрочка закрыта',
    titleUz: 'Muddatli toʻlov yopildi',
    bodyRu: `Заказ ${orderId} оплачен полностью. Спасибо!`,
    bodyUz: `${orderId} buyurtma toʻliq toʻlandi. Rahmat!`,
  }),
  toppedUp: (amount: number): PaymentNotification => {
    const sum = moneyTexts(amount);
    return {
      type: 'order',
      titleRu: 'Баланс пополнен',
      titleUz: 'Balans toʻldirildi',
      bodyRu: `На баланс пришло ${sum.ru}.`,
      bodyUz: `Balansga ${sum.uz} tushdi.`,
    };
  },
  withdrawn: (amount: number, last4: string): PaymentNotification => {
    const sum = moneyTexts(amount);
    return {
      type: 'order',
      isWarning: true,
      titleRu: 'Деньги отправлены на карту',
      titleUz: 'Pul kartaga yuborildi',
      bodyRu: `На карту *${last4} отправлено ${sum.ru} с вашего баланса.`,
      bodyUz: `Balansingizdan *${last4} kartaga ${sum.uz} yuborildi.`,
    };
  },
  /** `settled`, here and below: the part of the amount that paid off the claim. */
  payoutReturned: (amount: number, last4: string, settled = 0): PaymentNotification => {
    const sum = moneyTexts(amount);
    const isSpent = amount === settled;
    const where = creditedMoneyClause(amount, settled);
    return {
      type: 'order',
      titleRu: isSpent ? 'Деньги ушли на долг' : 'Вывод вернулся на баланс',
      titleUz: isSpent ? 'Pul qarzga ketdi' : 'Pul balansga qaytdi',
      bodyRu: `Банк не зачислил ${sum.ru} на карту *${last4}. ${where.ru}.`,
      bodyUz: `Bank *${last4} kartaga ${sum.uz}ni oʻtkazmadi. ${where.uz}.`,
    };
  },
  excess: (orderId: string, amount: number, settled = 0): PaymentNotification => {
    const sum = moneyTexts(amount);
    const isSpent = amount === settled;
    const where = creditedAmountClause(amount, settled, { ru: 'они', uz: 'u' }, { ru: 'они на вашем балансе', uz: 'u balansingizda' });
    return {
      type: 'order',
      titleRu: isSpent ? 'Излишек ушёл на долг' : 'Излишек на балансе',
      titleUz: isSpent ? 'Ortiqcha summa qarzga ketdi' : 'Ortiqcha summa balansda',
      bodyRu: `Вы заплатили по заказу №\u00a0${orderId} больше, чем нужно, на ${sum.ru}: ${where.ru}.`,
      bodyUz: `${orderId}-buyurtma uchun ${sum.uz} ortiqcha toʻladingiz: ${where.uz}.`,
    };
  },
  late: (amount: number, settled = 0): PaymentNotification => {
    const sum = moneyTexts(amount);
    const isSpent = amount === settled;
    const where = creditedMoneyClause(amount, settled);
    return {
      type: 'order',
      titleRu: isSpent ? 'Деньги ушли на долг' : 'Деньги пришли на баланс',
      titleUz: isSpent ? 'Pul qarzga ketdi' : 'Pul balansga tushdi',
      bodyRu: `Банк списал ${sum.ru} позже, чем мы ждали. ${where.ru}.`,
      bodyUz: `Bank ${sum.uz}ni kutilganidan keyin yechdi. ${where.uz}.`,
    };
  },
  claimOpened: (amount: number): PaymentNotification => {
    const sum = moneyTexts(amount);
    return {
      type: 'order',
      titleRu: 'Долг на балансе',
      titleUz: 'Balansdagi qarz',
      bodyRu: `Вы уже потратили ${sum.ru}, которые забрал банк. Пополните баланс, чтобы погасить долг: до этого нельзя выводить деньги и оформлять заказы.`,
      bodyUz: `Bank qaytarib olgan ${sum.uz} sarflab boʻlingan. Qarzni yopish uchun balansni toʻldiring: ungacha pulni kartaga chiqarib va buyurtma rasmiylashtirib boʻlmaydi.`,
    };
  },
  /** `left`: the sum that is still owed. */
  claimSettled: (settled: number, left: number): PaymentNotification => {
    const [sum, rest] = [moneyTexts(settled), moneyTexts(left)];
    if (left === 0) {
      return {
        type: 'order',
        titleRu: 'Долг на балансе погашен',
        titleUz: 'Balansdagi qarz yopildi',
        bodyRu: `Из денег, которые пришли на баланс, ${sum.ru} погасили долг. Вы снова можете выводить деньги и оформлять заказы.`,
        bodyUz: `Balansga tushgan puldan ${sum.uz} qarzni yopdi. Endi yana pulni kartaga chiqarish va buyurtma rasmiylashtirish mumkin.`,
      };
    }
    return {
      type: 'order',
      titleRu: 'Долг на балансе уменьшился',
      titleUz: 'Balansdagi qarz kamaydi',
      bodyRu: `Из денег, которые пришли на баланс, ${sum.ru} ушли на долг. Осталось заплатить ${rest.ru}.`,
      bodyUz: `Balansga tushgan puldan ${sum.uz} qarzga ketdi. Yana ${rest.uz} toʻlash kerak.`,
    };
  },
  refundSent: ({ amount, system, last4, arrivesAt }: Pick<RefundRow, 'amount' | 'system' | 'last4' | 'arrivesAt'>): PaymentNotification => {
    const sum = moneyTexts(amount);
    const way = last4 === null ? systemName(system ?? '') : `•• ${last4}`;
    return {
      type: 'order',
      titleRu: 'Возврат отправлен',
      titleUz: 'Pul qaytarildi',
      bodyRu: `Мы вернули ${sum.ru} на ${last4 === null ? '' : 'карту '}${way}. Деньги придут до ${formatDateShort(arrivesAt, 'ru')}.`,
      bodyUz: `${way}${last4 === null ? 'ga' : ' kartaga'} ${sum.uz} qaytardik. Pul ${formatDateShort(arrivesAt, 'uz-Latn')}gacha tushadi.`,
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
      titleRu: isSpent ? 'Возврат ушёл на долг' : 'Возврат на балансе',
      titleUz: isSpent ? 'Qaytarilgan pul qarzga ketdi' : 'Qaytarilgan pul balansda',
      bodyRu: `Мы вернули ${sum.ru}: ${where.ru}.`,
      bodyUz: `${sum.uz} qaytardik: ${where.uz}.`,
    };
  },
  /** `parts`: the sum that each order owes again. The rest of the amount was on the balance. */
  chargedBack: (parts: readonly OrderShare[], amount: number): PaymentNotification => {
    const sum = moneyTexts(amount);
    const [first] = parts;
    const isOne = parts.length === 1 && first?.amount === amount;
    const owed = parts.map((part) => ({ orderId: part.orderId, ...moneyTexts(part.amount) }));
    const ru = isOne
      ? ` Эта сумма по заказу ${first.orderId} снова не оплачена.`
      : ` Снова не оплачено: ${owed.map((part) => `${part.ru} по заказу ${part.orderId}`).join(', ')}.`;
    const uz = isOne
      ? ` ${first.orderId} buyurtma boʻyicha bu summa yana toʻlanmagan.`
      : ` Yana toʻlanmagan: ${owed.map((part) => `${part.orderId} buyurtma boʻyicha ${part.uz}`).join(', ')}.`;
    return {
      type: 'order',
      isWarning: true,
      titleRu: 'Банк отменил платёж',
      titleUz: 'Bank toʻlovni bekor qildi',
      bodyRu: `Банк вернул вам ${sum.ru}.${parts.length === 0 ? '' : ru}`,
      bodyUz: `Bank sizga ${sum.uz} qaytardi.${parts.length === 0 ? '' : uz}`,
    };
  },
} as const;

type Owner = Pick<PaymentRow, 'customerId'>;

/** Writes a notification in the transaction of its event. The SMS is sent after the commit (`sendQueuedNotificationSms`). */
export function writePaymentNotification(
  tx: Database,
  owner: Owner,
  orderId: string | null,
  notice: PaymentNotification,
  at: Date,
): PendingWrite {
  return writeNotificationWithLink(tx, owner, orderId === null ? '/cabinet/balance' : `/orders/${orderId}`, notice, at);
}

/**
 * Writes a notification that links to its order. If there are several orders, it links to the payment, which shows where all the money
 * went.
 */
export function writeSharedPaymentNotification(
  tx: Database,
  payment: PaymentRow,
  parts: readonly OrderShare[],
  notice: PaymentNotification,
  at: Date,
): PendingWrite {
  const [first] = parts;
  const link = first !== undefined && parts.length === 1 ? `/orders/${first.orderId}` : `/cabinet/payments?payment=${payment.id}`;
  return writeNotificationWithLink(tx, payment, link, notice, at);
}

/**
 * Writes nothing for an erased account: nobody reads the notification, the phone is deleted, and no retention term would ever delete the
 * row.
 */
function writeNotificationWithLink(
  tx: Database,
  { customerId }: Owner,
  link: string,
  { isWarning, ...notice }: PaymentNotification,
  at: Date,
): PendingWrite {
  const row = sql`select ${newId('ntf')}, ${customers.id}, ${notice.type}, ${notice.titleRu}, ${notice.titleUz}, ${notice.bodyRu}, ${notice.bodyUz},
    ${at.toISOString()}::timestamptz, false, ${link}, ${isWarning ? 'at_once' : 'by_day'}, null, null, null
    from ${customers} where ${and(eq(customers.id, customerId), isNull(customers.deletedAt))}`;
  return tx.insert(notifications).select(row);
}
