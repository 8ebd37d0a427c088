import type { Locale } from '@muddat/i18n';
import { smsWithStoreName } from '../../../domain/message/sms-with-store-name.ts';
import type { ReturnState } from './return-rules.ts';
import { deadlineTexts, type ReturnTextFacts } from './return-texts.ts';

/**
 * The SMS about the request of a return, or about a step that the store or support took, or that a deadline caused. Null when the portal
 * notification is enough.
 */
export function returnStepSms(to: ReturnState, about: ReturnTextFacts): Record<Locale, string> | null {
  return about.wish === 'repair' ? repairSms(to, about) : refundSms(to, about);
}

function refundSms(to: ReturnState, { number: n, storeName, deadline, figures }: ReturnTextFacts): Record<Locale, string> | null {
  const [until, untilUz] = deadlineTexts(deadline);
  switch (to) {
    case 'requested':
      return smsWithStoreName(
        storeName,
        () => `возврат по заказу ${n} запрошен, ответ до ${until}.`,
        () => `${n}-buyurtma mahsulotini qaytarish soʻraldi, javob ${untilUz}gacha.`,
      );
    case 'approved':
      return smsWithStoreName(
        storeName,
        () => `отдайте товар магазину до ${until}, заказ ${n}.`,
        () => `${n}-buyurtma mahsulotini doʻkonga ${untilUz}gacha topshiring.`,
      );
    case 'rejected':
      return smsWithStoreName(
        storeName,
        (store) => `${store} отказал в возврате по заказу ${n}.`,
        (store) => `${store} ${n}-buyurtma qaytarilishini rad etdi.`,
      );
    case 'disputed':
      return smsWithStoreName(
        storeName,
        () => `о возврате по заказу ${n} решаем мы, ответ до ${until}.`,
        () => `${n}-buyurtma: qaytarishni biz hal etamiz, javob ${untilUz}gacha.`,
      );
    case 'accepted': {
      const back = refundTexts(figures);
      return smsWithStoreName(
        storeName,
        () => `возврат по заказу ${n} принят${back.ru}.`,
        () => `${n}-buyurtma mahsuloti qaytarildi${back.uz}.`,
      );
    }
    case 'declined':
      return smsWithStoreName(
        storeName,
        () => `в возврате по заказу ${n} отказано: нет оснований.`,
        () => `${n}-buyurtmani qaytarish rad etildi: asos yoʻq.`,
      );
    case 'lapsed':
      return smsWithStoreName(
        storeName,
        () => `возврат по заказу ${n} закрыт: товар не отдали в срок.`,
        () => `${n}-buyurtmani qaytarish yopildi: mahsulot muddatida topshirilmadi.`,
      );
    case 'withdrawn':
    case 'repairing':
    case 'repaired':
      return null;
  }
}

function repairSms(to: ReturnState, about: ReturnTextFacts): Record<Locale, string> | null {
  const { number: n, storeName, deadline } = about;
  const [until, untilUz] = deadlineTexts(deadline);
  switch (to) {
    case 'requested':
      return smsWithStoreName(
        storeName,
        () => `ремонт по заказу ${n} запрошен, ответ до ${until}.`,
        () => `${n}-buyurtma mahsulotini taʼmirlash soʻraldi, javob ${untilUz}gacha.`,
      );
    case 'approved':
      return smsWithStoreName(
        storeName,
        () => `отдайте товар в ремонт до ${until}, заказ ${n}.`,
        () => `${n}-buyurtma mahsulotini ${untilUz}gacha taʼmirga topshiring.`,
      );
    case 'rejected':
      return smsWithStoreName(
        storeName,
        (store) => `${store} отказал в ремонте по заказу ${n}.`,
        (store) => `${store} ${n}-buyurtmadagi mahsulotni taʼmirlashni rad etdi.`,
      );
    case 'disputed':
      return smsWithStoreName(
        storeName,
        () => `о ремонте по заказу ${n} решаем мы, ответ до ${until}.`,
        () => `${n}-buyurtma: taʼmirni biz hal etamiz, javob ${untilUz}gacha.`,
      );
    case 'repaired':
      return smsWithStoreName(
        storeName,
        () => `ремонт закончен, заказ ${n}. Заберите товар в магазине.`,
        () => `taʼmirlash tugadi, ${n}-buyurtma. Mahsulotni doʻkondan oling.`,
      );
    case 'declined':
      return smsWithStoreName(
        storeName,
        () => `в ремонте по заказу ${n} отказано: не гарантийный случай.`,
        () => `${n}-buyurtmadagi mahsulotni taʼmirlash rad etildi: kafolatga kirmaydi.`,
      );
    case 'lapsed':
      return smsWithStoreName(
        storeName,
        () => `заявка на ремонт по заказу ${n} закрыта: срок вышел.`,
        () => `${n}-buyurtma: taʼmirlash arizasi yopildi, muddat oʻtdi.`,
      );
    case 'accepted':
    case 'withdrawn':
    case 'repairing':
      return refundSms(to, about);
  }
}

/** How the money is given back, without the sum; empty if nothing is given back. */
function refundTexts(figures: ReturnTextFacts['figures']): Record<Locale, string> {
  if (figures === null || figures.giveBack === 0) return { ru: '', uz: '' };
  return figures.giveBackTo === 'store_cash'
    ? { ru: ', деньги вернёт магазин', uz: ', pulni doʻkon beradi' }
    : { ru: ', деньги на балансе', uz: ', pul balansda' };
}

export const returnReplySms = (number: string, from: 'store' | 'support', storeName: string): Record<Locale, string> =>
  from === 'store'
    ? smsWithStoreName(
        storeName,
        (store) => `${store} ответил вам по заказу ${number}.`,
        (store) => `${store} ${number}-buyurtma boʻyicha sizga javob berdi.`,
      )
    : smsWithStoreName(
        storeName,
        () => `мы ответили вам по заказу ${number}.`,
        () => `${number}-buyurtma boʻyicha sizga javob berdik.`,
      );
