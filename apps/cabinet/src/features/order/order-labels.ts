import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Text of each order status in the history. Lists show the group of the status instead. */
export const ORDER_STATUS_LABELS: Readonly<Record<string, MessageDescriptor>> = {
  pending: msg({ message: 'Заказ создан, проверяем', comment: 'History of an order: status pending' }),
  waiting: msg({ message: 'Ждёт взноса или документа', comment: 'History of an order: status waiting' }),
  reserved: msg({ message: 'Принят магазином', comment: 'History of an order: status reserved' }),
  confirmed: msg({ message: 'Заказ подтверждён', comment: 'History of an order: status confirmed' }),
  paid: msg({ message: 'Заказ оплачен', comment: 'History of an order: status paid' }),
  in_work: msg({ message: 'Магазин готовит заказ', comment: 'History of an order: status in_work' }),
  packing: msg({ message: 'Собирается', comment: 'History of an order: status packing' }),
  packed: msg({ message: 'Собран', comment: 'History of an order: status packed' }),
  shipping: msg({ message: 'Едет к вам', comment: 'History of an order: status shipping' }),
  dpd_delivery: msg({ message: 'Передан в DPD', comment: 'History of an order: status dpd_delivery, a courier company' }),
  delivered: msg({ message: 'Получен', comment: 'History of an order: status delivered' }),
  finished: msg({ message: 'Полностью оплачен и закрыт', comment: 'History of an order: status finished' }),
  repair: msg({ message: 'В сервисе', comment: 'History of an order: status repair' }),
  returned: msg({ message: 'Возвращён', comment: 'History of an order: status returned' }),
  broke: msg({ message: 'Просрочен больше 60 дней', comment: 'History of an order: status broke' }),
  send_enveloper: msg({ message: 'Передан в суд', comment: 'History of an order: status send_enveloper' }),
  canceled: msg({ message: 'Отменён', comment: 'History of an order: status canceled' }),
  refused: msg({ message: 'Отказано', comment: 'History of an order: status refused' }),
  fail: msg({ message: 'Не состоялся', comment: 'History of an order: status fail' }),
};

export const ORDER_ACTOR_LABELS: Readonly<Record<string, MessageDescriptor>> = {
  customer: msg({ message: 'вы', comment: 'History of an order: who did it, the customer' }),
  store: msg({ message: 'магазин', comment: 'History of an order: who did it, the store' }),
  delivery: msg({ message: 'доставка', comment: 'History of an order: who did it, the courier' }),
  bank: msg({ message: 'банк', comment: 'History of an order: who did it, the bank' }),
  system: msg({ message: 'автоматически', comment: 'History of an order: nobody did it, it happened by itself' }),
};
