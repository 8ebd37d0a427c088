import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BalanceEntry } from './balance-entries.ts';

/** The text of each kind of entry. A new kind in the contract is a type error here until it has a text. */
export const BALANCE_ENTRY_LABELS = {
  top_up: msg({ message: 'Пополнение', comment: 'History of the balance: money was put on it' }),
  payment: msg({ message: 'Оплата с баланса', comment: 'History of the balance: an order was paid from it' }),
  excess: msg({ message: 'Излишек платежа', comment: 'History of the balance: the part of a payment that the order did not need' }),
  late_charge: msg({
    message: 'Банк списал деньги позже',
    comment: 'History of the balance: the bank charged after the payment had failed',
  }),
  refund: msg({ message: 'Возврат', comment: 'History of the balance: money back for a canceled or returned order' }),
  withdrawal: msg({ message: 'Вывод на карту', comment: 'Heading of the page that moves money from the balance to a card' }),
  refund_out: msg({
    message: 'Возврат пополнения',
    comment: 'History of the balance: money that came by card or app was refunded there',
  }),
  chargeback: msg({
    message: 'Банк отменил платёж',
    comment: 'List of refunds: the bank took a payment back on request of its customer',
  }),
  other: msg({ message: 'Изменение баланса', comment: 'History of the balance: an entry of any other kind' }),
} as const satisfies Record<BalanceEntry['kind'], MessageDescriptor>;
