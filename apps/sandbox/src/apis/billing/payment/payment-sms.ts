import { formatDateShort } from '@muddat/i18n';
import { moneyTexts } from '../../../core/money-texts.ts';
import { firstFittingSms } from '../../../core/sms-text.ts';
import type { OrderShare } from '../../../db/schema/billing.ts';
import type { NotificationText } from '../../../domain/message/notification-texts.ts';

/** A language without a text gets an SMS from the notification's title and body. */
type SmsTexts = Pick<NotificationText, 'smsRu' | 'smsUz'>;

const sumOf = (amount: number) => moneyTexts(amount).ru;

/** Picks a wording by the share of the amount that paid off the claim. */
function bySettledShare(amount: number, settled: number, words: { readonly none: string; readonly some: string; readonly all: string }) {
  if (settled === 0) return words.none;
  return settled === amount ? words.all : words.some;
}

/**
 * SMS of `PAYMENT_NOTIFICATIONS`, each at most 70 characters in Russian. Each names the sum, and the order, card or balance that it is about.
 * `settled`: the part of the amount that paid off the claim.
 */
export const PAYMENT_SMS = {
  paid: (number: string, amount: number): SmsTexts => ({ smsRu: `Muddat: платёж принят, ${sumOf(amount)} по заказу ${number}.` }),
  finished: (number: string): SmsTexts => ({ smsRu: `Muddat: рассрочка закрыта, заказ ${number} оплачен полностью.` }),
  toppedUp: (amount: number): SmsTexts => ({
    smsRu: `Muddat: баланс пополнен на ${sumOf(amount)}.`,
    smsUz: `Muddat: balans ${moneyTexts(amount).uz}ga toʻldirildi.`,
  }),
  withdrawn: (amount: number, last4: string): SmsTexts => ({
    smsRu: `Muddat: на карту *${last4} отправлено ${sumOf(amount)} с баланса.`,
  }),
  payoutReturned: (amount: number, last4: string, settled: number): SmsTexts => {
    const where = { none: 'Они на балансе', some: 'Часть на балансе', all: 'Ушли на долг' };
    return { smsRu: `Muddat: карта *${last4} не приняла ${sumOf(amount)}. ${bySettledShare(amount, settled, where)}.` };
  },
  excess: (number: string, amount: number, settled: number): SmsTexts => {
    const ru = { none: 'теперь на балансе', some: 'частью ушли на долг', all: 'ушли на долг' };
    const uz = { none: 'U balansingizda', some: 'Bir qismi qarzga ketdi', all: 'U qarzga ketdi' };
    return {
      smsRu: `Muddat: лишние ${sumOf(amount)} по заказу ${number} ${bySettledShare(amount, settled, ru)}.`,
      smsUz: `Muddat: ${number}-buyurtma uchun ${moneyTexts(amount).uz} ortiqcha toʻladingiz. ${bySettledShare(amount, settled, uz)}.`,
    };
  },
  late: (amount: number, settled: number): SmsTexts => {
    const where = { none: 'Они на вашем балансе', some: 'Часть ушла на долг', all: 'Они ушли на долг' };
    return { smsRu: `Muddat: банк списал ${sumOf(amount)} позже. ${bySettledShare(amount, settled, where)}.` };
  },
  claimOpened: (amount: number): SmsTexts => ({
    smsRu: `Muddat: банк забрал ${sumOf(amount)}. Пополните баланс.`,
    smsUz: `Muddat: bank ${moneyTexts(amount).uz}ni qaytarib oldi. Balansni toʻldiring.`,
  }),
  claimSettled: (settled: number, left: number): SmsTexts => ({
    smsRu:
      left === 0
        ? `Muddat: долг на балансе погашен, ${sumOf(settled)}.`
        : `Muddat: на долг ушли ${sumOf(settled)}, осталось ${sumOf(left)}.`,
  }),
  refundSent: (amount: number, to: string, arrivesAt: Date): SmsTexts => ({
    smsRu: `Muddat: возврат ${sumOf(amount)} на ${to}, придёт до ${formatDateShort(arrivesAt, 'ru')}.`,
  }),
  refundedToBalance: (amount: number, settled: number): SmsTexts => {
    const where = { none: 'уже на балансе', some: 'частью ушёл на долг', all: 'ушёл на долг' };
    return { smsRu: `Muddat: возврат ${sumOf(amount)} ${bySettledShare(amount, settled, where)}.` };
  },
  /** `parts`: the orders that are unpaid again. */
  chargedBack: (parts: readonly OrderShare[], amount: number): SmsTexts => {
    const what = `Muddat: банк отменил платёж ${sumOf(amount)}.`;
    const numbers = parts.map(({ orderId }) => orderId).join(', ');
    if (parts.length === 0) return { smsRu: what };
    const named = `${what} Снова к оплате: ${numbers}.`;
    return {
      smsRu: firstFittingSms(
        parts.length === 1 ? [`${what} Снова к оплате: заказ ${numbers}.`, named] : [named, `${what} К оплате заказов: ${parts.length}.`],
      ),
    };
  },
} as const;
