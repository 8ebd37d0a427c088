import type { Locale } from '@muddat/i18n';
import { smsWithStoreName } from '../../../domain/message/sms-with-store-name.ts';
import type { OrderStatus } from '../../../domain/order/order-phase.ts';
import type { OrderStepTextFacts } from './step-texts.ts';

/** The SMS of a step. Only urgent steps have one: the order was sent, is ready for pickup, or will not be delivered. */
export function orderStepSms(to: OrderStatus, about: OrderStepTextFacts): Record<Locale, string> | null {
  const { number: n, storeName, deliveryKind } = about;
  switch (to) {
    case 'packed':
      if (deliveryKind !== 'pickup') return null;
      return smsWithStoreName(
        storeName,
        (store) => `${store} ждёт вас с заказом ${n}. Возьмите паспорт.`,
        (store) => `${store} sizni ${n}-buyurtma bilan kutmoqda. Pasportingizni olib keling.`,
      );
    case 'shipping':
    case 'dpd_delivery':
      return smsWithStoreName(
        storeName,
        (store) => `${store} отправил заказ ${n}. Курьер позвонит.`,
        (store) => `${store} ${n}-buyurtmani joʻnatdi. Kuryer qoʻngʻiroq qiladi.`,
      );
    case 'canceled':
    case 'refused':
    case 'fail':
      return undeliveredSms(to, about);
    default:
      return null;
  }
}

function undeliveredSms(
  to: 'canceled' | 'refused' | 'fail',
  { number: n, storeName, from, returned, unpaid, onLimit }: OrderStepTextFacts,
): Record<Locale, string> {
  const money = returned > 0 ? { ru: ' Деньги на балансе.', uz: ' Pul balansda.' } : null;
  const free = money ?? (onLimit ? { ru: ' Лимит снова свободен.', uz: ' Limit yana boʻsh.' } : { ru: '', uz: '' });
  if (unpaid) {
    return smsWithStoreName(
      storeName,
      () => `заказ ${n} не оплачен в срок и отменён.${money?.ru ?? ''}`,
      () => `${n}-buyurtma toʻlanmadi va bekor boʻldi.${money?.uz ?? ''}`,
    );
  }
  if (to === 'refused') {
    return smsWithStoreName(
      storeName,
      (store) => `${store} отказал в заказе ${n}.${free.ru}`,
      (store) => `${store} ${n}-buyurtmani rad etdi.${free.uz}`,
    );
  }
  if (to === 'fail' && (from === 'shipping' || from === 'dpd_delivery')) {
    return smsWithStoreName(
      storeName,
      () => `заказ ${n} не вручили, он едет обратно.${money?.ru ?? ''}`,
      () => `${n}-buyurtma topshirilmadi, doʻkonga qaytarilmoqda.${money?.uz ?? ''}`,
    );
  }
  return smsWithStoreName(
    storeName,
    () => `заказ ${n} отменён.${free.ru}`,
    () => `${n}-buyurtma bekor qilindi.${free.uz}`,
  );
}
