import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StatusFilter } from './status-filter.ts';

/** Label of each choice. In a file of its own: the router reads the choices before the page has loaded, and needs no labels. */
export const STATUS_FILTER_LABELS: Readonly<Record<StatusFilter, MessageDescriptor>> = {
  request: msg({ message: 'Новые', comment: 'Choice in the list of orders: those that the store has not confirmed yet' }),
  waiting: msg({ message: 'Ждут вас', comment: 'Choice in the list of orders: those that wait for the customer' }),
  pending: msg({ message: 'Проверяются', comment: 'Choice in the list of orders: those being checked' }),
  reserved: msg({ message: 'Приняты', comment: 'Choice in the list of orders: those accepted by the store' }),
  in_work: msg({ message: 'Собираются', comment: 'Choice in the list of orders: those being prepared by the store' }),
  shipping: msg({ message: 'В пути', comment: 'Choice in the list of orders: those being delivered' }),
  delivered: msg({ message: 'Получены', comment: 'Choice in the list of orders: those whose goods the customer has' }),
  repair: msg({ message: 'В сервисе', comment: 'Choice in the list of orders: those whose goods are being repaired' }),
  broke: msg({ message: 'Просрочены', comment: 'Choice in the list of orders: payments broken off, 60 days late and more' }),
  finished: msg({ message: 'Закрыты', comment: 'Choice in the list of orders: finished, returned, cancelled, refused or failed' }),
};
