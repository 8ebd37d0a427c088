import { useLingui } from '@lingui/react/macro';
import type { DeliveryPlan, DeliveryStep } from './delivery-steps.ts';

/** Title of a step, by its state: done, current or still to come. */
export function useDeliveryStepTitle(): (step: DeliveryStep, kind: DeliveryPlan['kind']) => string {
  const { t } = useLingui();
  const isDpd = (kind: DeliveryPlan['kind']) => kind === 'dpd';
  return ({ id, state }, kind) => {
    switch (id) {
      case 'packed':
        return state === 'done'
          ? t({ message: 'Собран', comment: 'History of an order: status packed' })
          : t({ message: 'Магазин собирает заказ', comment: 'Step of a delivery: the goods are being packed' });
      case 'handed':
        if (state === 'done') {
          return isDpd(kind)
            ? t({ message: 'Передан в DPD', comment: 'History of an order: status dpd_delivery, a courier company' })
            : t({ message: 'Передан курьеру', comment: 'Step of a delivery: the courier has the goods' });
        }
        return state === 'now'
          ? t({ message: 'Ждёт курьера', comment: 'Step of a delivery: the goods are packed, the courier has not taken them yet' })
          : t({ message: 'Передача курьеру', comment: 'Step of a delivery that is still to come: the courier takes the goods' });
      case 'on-way':
        return t({ message: 'Едет к вам', comment: 'History of an order: status shipping' });
      case 'ready':
        return state === 'now'
          ? t({ message: 'Можно забрать, возьмите паспорт', comment: 'Step of a pickup: the goods wait in the branch' })
          : t({ message: 'Можно будет забрать', comment: 'Step of a pickup that is still to come: the goods wait in the branch' });
      case 'received':
        if (state === 'done') return t({ message: 'Получен', comment: 'History of an order: status delivered' });
        if (state === 'failed') {
          return kind === 'pickup'
            ? t({ message: 'Не забрали, заказ отменён', comment: 'Step of a pickup: nobody fetched the goods' })
            : t({
                message: 'Не вручён, едет обратно в магазин',
                comment: 'Step of a delivery: the goods were refused at the door, or nobody was there',
              });
        }
        return t({ message: 'Получение', comment: 'Step of a delivery that is still to come: the customer has the goods' });
      case 'repair':
        return state === 'done'
          ? t({ message: 'Был в сервисе', comment: 'Step of a repair that is done: the goods were in the service centre' })
          : t({ message: 'В сервисе', comment: 'History of an order: status repair' });
      case 'mended':
        return state === 'done'
          ? t({ message: 'Починили и вернули', comment: 'Step of a repair: the customer has the mended goods' })
          : t({ message: 'Починят и вернут', comment: 'Step of a repair that is still to come: the customer gets the mended goods' });
    }
  };
}
