import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { WirePayment } from '../../domain/payment/payment-queries.ts';

/** What a payment was for; a purpose that the contract gets fails the types here until it has its words. */
export const PURPOSE_WORDS = {
  instalment: msg({ message: 'Платёж по графику', comment: 'What a payment was for: an instalment' }),
  order: msg({ message: 'Оплата заказа', comment: 'What a payment was for: the whole price of an order' }),
  initial_fee: msg({ message: 'Первый взнос', comment: 'What a payment was for: the initial fee of an order' }),
  top_up: msg({ message: 'Пополнение баланса', comment: 'Heading of the page that tops up the balance' }),
  payoff: msg({ message: 'Досрочное погашение', comment: 'What a payment was for: the rest of an order, before its time' }),
  withdrawal: msg({ message: 'Вывод на карту', comment: 'Heading of the page that moves money from the balance to a card' }),
} as const satisfies Record<WirePayment['purpose'], MessageDescriptor>;
