import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { PaymentState } from './payment.machine.ts';

export type PaymentStepName = 'form' | 'code' | 'checking' | 'processing' | 'app' | 'succeeded' | 'failed';

const STEP: Record<PaymentState['kind'], PaymentStepName> = {
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

const TITLES = {
  form: msg({ message: 'Оплата', comment: 'Menu of the cabinet: the next payment' }),
  code: msg({ message: 'Подтверждение', comment: 'Heading of the payment page while the code from the SMS is awaited' }),
  checking: msg({ message: 'Проверяем оплату', comment: 'Heading of the payment page while its result is not known' }),
  processing: msg({ message: 'Платёж выполняется', comment: 'Heading of the payment page while the bank charges the card' }),
  app: msg({ message: 'Ждём оплату в приложении', comment: 'Time line of a payment, and heading while a payment app is awaited' }),
  succeeded: msg({ message: 'Оплачено', comment: 'The paid part of an order; also the heading of a receipt' }),
  failed: msg({ message: 'Оплата не прошла', comment: 'Heading of the payment page after a failure' }),
};

/** What the customer sees in a state; the form stays where it is while it is being sent. */
export const stepOf = (state: PaymentState): PaymentStepName =>
  state.kind === 'processing' && state.payment.appUrl !== null ? 'app' : STEP[state.kind];

export function useStepTitle(step: PaymentStepName): string {
  return useLingui().i18n._(TITLES[step]);
}
