import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { PaymentState } from './payment.machine.ts';
import type { PurposeKey } from './purpose.ts';

export type PaymentStepName = 'form' | 'code' | 'checking' | 'processing' | 'app' | 'succeeded' | 'failed';

const STEP_BY_STATE: Record<PaymentState['kind'], PaymentStepName> = {
  form: 'form',
  sending: 'form',
  checking: 'checking',
  'awaiting-code': 'code',
  confirming: 'code',
  resending: 'code',
  processing: 'processing',
  succeeded: 'succeeded',
  failed: 'failed',
};

type Titles = Record<PaymentStepName, MessageDescriptor>;

const PAYMENT_TITLES = {
  form: msg({ message: 'Оплата', comment: 'Menu of the cabinet: the next payment' }),
  code: msg({ message: 'Подтверждение', comment: 'Heading of the payment page while the code from the SMS is awaited' }),
  checking: msg({ message: 'Проверяем оплату', comment: 'Heading of the payment page while its result is not known' }),
  processing: msg({ message: 'Платёж выполняется', comment: 'Heading of the payment page while the bank charges the card' }),
  app: msg({ message: 'Ждём оплату в приложении', comment: 'Time line of a payment, and heading while a payment app is awaited' }),
  succeeded: msg({ message: 'Оплачено', comment: 'The paid part of an order; also the heading of a receipt' }),
  failed: msg({ message: 'Оплата не прошла', comment: 'Heading of the payment page after a failure' }),
} satisfies Titles;

const TOP_UP_TITLES = {
  ...PAYMENT_TITLES,
  form: msg({ message: 'Пополнение баланса', comment: 'Heading of the page that tops up the balance' }),
  succeeded: msg({ message: 'Баланс пополнен', comment: 'Heading of the receipt of a top-up of the balance' }),
  failed: msg({ message: 'Не удалось пополнить баланс', comment: 'Heading after a failed top-up (text of the specification)' }),
} satisfies Titles;

const WITHDRAWAL_TITLES = {
  ...PAYMENT_TITLES,
  form: msg({ message: 'Вывод на карту', comment: 'Heading of the page that moves money from the balance to a card' }),
  checking: msg({ message: 'Проверяем вывод', comment: 'Heading while the result of a withdrawal to a card is not known' }),
  processing: msg({ message: 'Отправляем деньги на карту', comment: 'Heading while the bank puts a withdrawal on the card' }),
  succeeded: msg({ message: 'Деньги отправлены', comment: 'Heading of the receipt of a withdrawal to a card' }),
  failed: msg({ message: 'Не удалось вывести деньги', comment: 'Heading after a failed withdrawal to a card' }),
} satisfies Titles;

/** The step that the customer sees in a state. While the request that creates the payment is under way, the form stays visible. */
export const paymentStepOf = (state: PaymentState): PaymentStepName =>
  state.kind === 'processing' && state.payment.appUrl !== null ? 'app' : STEP_BY_STATE[state.kind];

/** The heading of a step. Top-ups and withdrawals have their own headings; `key` identifies them. */
export function usePaymentStepTitle(step: PaymentStepName, key: PurposeKey): string {
  const titles: Titles = key === 'top-up' ? TOP_UP_TITLES : key === 'withdrawal' ? WITHDRAWAL_TITLES : PAYMENT_TITLES;
  return useLingui().i18n._(titles[step]);
}
