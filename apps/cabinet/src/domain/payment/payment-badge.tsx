import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Badge, type Tone } from '@muddat/ui/badge';
import { type DisplayedPaymentStatus, displayedPaymentStatus } from './displayed-payment-status.ts';
import type { WirePayment } from './payment-queries.ts';

const LABELS = {
  'awaits-code': msg({ message: 'ждёт кода', comment: 'State of a payment: the code from the SMS has not been entered yet' }),
  checked: msg({ message: 'проверяем', comment: 'State of a payment: its result is not known yet' }),
  succeeded: msg({ message: 'прошёл', comment: 'State of a payment: it has succeeded' }),
  'partly-returned': msg({ message: 'часть возвращена', comment: 'State of a payment: a part of it was refunded' }),
  returned: msg({ message: 'возвращён', comment: 'State of a payment: all of it was refunded' }),
  failed: msg({ message: 'не прошёл', comment: 'State of a payment: it has failed' }),
  expired: msg({ message: 'время вышло', comment: 'State of a payment: it was not finished in time' }),
  canceled: msg({ message: 'отменён', comment: 'State of a payment: it was canceled' }),
} satisfies Record<DisplayedPaymentStatus, ReturnType<typeof msg>>;

const TONES = {
  'awaits-code': 'soon',
  checked: 'info',
  succeeded: 'good',
  'partly-returned': 'info',
  returned: 'neutral',
  failed: 'bad',
  expired: 'neutral',
  canceled: 'neutral',
} as const satisfies Record<DisplayedPaymentStatus, Tone>;

type Props = { payment: Pick<WirePayment, 'status' | 'amount' | 'excess_amount' | 'refunded_amount'> };

export function PaymentBadge({ payment }: Props) {
  const { i18n } = useLingui();
  const standing = displayedPaymentStatus(payment);
  return <Badge tone={TONES[standing]}>{i18n._(LABELS[standing])}</Badge>;
}
