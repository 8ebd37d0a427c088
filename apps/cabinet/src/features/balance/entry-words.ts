import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BalanceEntry } from './balance-entries.ts';

/** What each line of the history says; a kind that the contract gets fails the types here until it has its words. */
export const ENTRY_WORDS = {
  top_up: msg({ message: 'Пополнение', comment: 'History of the balance: money was put on it' }),
  payment: msg({ message: 'Оплата с баланса', comment: 'History of the balance: an order was paid from it' }),
  excess: msg({ message: 'Излишек платежа', comment: 'History of the balance: what an order did not need of a payment' }),
  late_charge: msg({
    message: 'Банк списал деньги позже',
    comment: 'History of the balance: the bank charged after the payment had failed',
  }),
  refund: msg({ message: 'Возврат', comment: 'History of the balance: money of an undone order' }),
  withdrawal: msg({ message: 'Вывод на карту', comment: 'Heading of the page that moves money from the balance to a card' }),
  refund_out: msg({
    message: 'Возврат пополнения',
    comment: 'History of the balance: money that had come by card or app went back there',
  }),
  chargeback: msg({
    message: 'Банк отменил платёж',
    comment: 'List of refunds: the bank took a payment back on request of its customer',
  }),
  other: msg({ message: 'Изменение баланса', comment: 'History of the balance: a kind that has no word of its own' }),
} as const satisfies Record<BalanceEntry['kind'], MessageDescriptor>;
