import { formatMoney } from '@muddat/i18n';
import {
  type NotificationText,
  orderDelivered,
  orderInRepair,
  orderRepaired,
  orderShipped,
} from '../../../domain/message/notification-texts.ts';
import type { OrderStatus } from '../../../domain/order/order-phase.ts';

type OrderStepNotification = NotificationText & { readonly type: 'order' | 'delivery' };
/** The facts that the texts of a step depend on. */
export type OrderStepTextFacts = {
  readonly number: string;
  readonly storeName: string;
  readonly deliveryKind: string;
  /** The order's status before the step. */
  readonly from: string;
  /** So'm that were returned to the balance. */
  readonly returned: number;
  /** The order was canceled because it was not paid in time. */
  readonly unpaid: boolean;
  /** The order uses the credit limit; canceling it frees that part of the limit. */
  readonly onLimit: boolean;
};

const stepNotification = (
  type: OrderStepNotification['type'],
  titleRu: string,
  titleUz: string,
  bodyRu: string,
  bodyUz: string,
): OrderStepNotification => ({
  type,
  titleRu,
  titleUz,
  bodyRu,
  bodyUz,
});

/** The notification of a step of the store or courier; null if the customer is not notified of it. */
export function orderStepText(to: OrderStatus, about: OrderStepTextFacts): OrderStepNotification | null {
  const { number, storeName: store, deliveryKind, from } = about;
  switch (to) {
    case 'confirmed':
      return stepNotification(
        'order',
        'Магазин принял заказ',
        'Doʻkon buyurtmani tasdiqladi',
        `${store} подтвердил заказ №\u00a0${number} и скоро начнёт его собирать.`,
        `${store} ${number}-buyurtmani tasdiqladi va tez orada yigʻishni boshlaydi.`,
      );
    case 'in_work':
      return stepNotification(
        'order',
        'Заказ в работе',
        'Buyurtma ustida ish boshlandi',
        `${store} готовит заказ №\u00a0${number}.`,
        `${store} ${number}-buyurtmani tayyorlamoqda.`,
      );
    case 'packing':
      return stepNotification(
        'order',
        'Заказ собирают',
        'Buyurtma yigʻilmoqda',
        `Заказ №\u00a0${number} собирают.`,
        `${number}-buyurtma yigʻilmoqda.`,
      );
    case 'packed':
      return deliveryKind === 'pickup'
        ? stepNotification(
            'delivery',
            'Заказ можно забрать',
            'Buyurtmani olib ketish mumkin',
            `${store} ждёт вас с заказом №\u00a0${number}. Возьмите с собой паспорт.`,
            `${store} sizni ${number}-buyurtma bilan kutmoqda. Pasportingizni olib keling.`,
          )
        : stepNotification(
            'order',
            'Заказ собран',
            'Buyurtma yigʻildi',
            `Заказ №\u00a0${number} ждёт курьера.`,
            `${number}-buyurtma kuryerni kutmoqda.`,
          );
    case 'shipping':
    case 'dpd_delivery':
      return { type: 'delivery', ...orderShipped(number, store) };
    case 'delivered':
      return from === 'repair' ? { type: 'order', ...orderRepaired(number) } : { type: 'delivery', ...orderDelivered(number) };
    case 'repair':
      return { type: 'order', ...orderInRepair(number, store) };
    case 'canceled':
    case 'refused':
    case 'fail':
      return undeliveredText(to, about);
    default:
      return null;
  }
}

function undeliveredText(
  to: 'canceled' | 'refused' | 'fail',
  { number, storeName: store, from, returned, unpaid, onLimit }: OrderStepTextFacts,
): OrderStepNotification {
  const free = onLimit ? { ru: ' Лимит снова свободен.', uz: ' Limit yana boʻsh.' } : { ru: '', uz: '' };
  const ru = returned > 0 ? ` ${formatMoney(returned, 'ru')} на вашем балансе.` : '';
  const uz = returned > 0 ? ` ${formatMoney(returned, 'uz-Latn')} balansingizda.` : '';
  if (unpaid) {
    return stepNotification(
      'order',
      'Заказ отменён',
      'Buyurtma bekor qilindi',
      `Заказ №\u00a0${number} не оплатили за 24 часа, и магазин больше не держит товары.${free.ru}${ru}`,
      `${number}-buyurtma 24 soat ichida toʻlanmadi, doʻkon mahsulotlarni boshqa saqlamaydi.${free.uz}${uz}`,
    );
  }
  if (to === 'refused') {
    return stepNotification(
      'order',
      'Магазин отказал',
      'Doʻkon rad etdi',
      `${store} не может выполнить заказ №\u00a0${number}. Выберите другой магазин.${free.ru}${ru}`,
      `${store} ${number}-buyurtmani bajara olmaydi. Boshqa doʻkonni tanlang.${free.uz}${uz}`,
    );
  }
  if (to === 'fail' && (from === 'shipping' || from === 'dpd_delivery')) {
    return stepNotification(
      'delivery',
      'Заказ не вручили',
      'Buyurtma topshirilmadi',
      `Заказ №\u00a0${number} не вручили и везут обратно в магазин.${free.ru}${ru}`,
      `${number}-buyurtma topshirilmadi va doʻkonga qaytarilmoqda.${free.uz}${uz}`,
    );
  }
  return stepNotification(
    'order',
    'Заказ отменён',
    'Buyurtma bekor qilindi',
    `Заказ №\u00a0${number} отменён.${free.ru}${ru}`,
    `${number}-buyurtma bekor qilindi.${free.uz}${uz}`,
  );
}
