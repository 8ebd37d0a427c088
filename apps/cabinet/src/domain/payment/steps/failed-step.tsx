import { useLingui } from '@lingui/react/macro';
import { Button } from '@muddat/ui/button';
import { Card } from '@muddat/ui/card';
import { CircleX } from '@muddat/ui/icons';
import { Money } from '@muddat/ui/money';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import type { ReactNode } from 'react';
import * as css from '../payment.css.ts';
import type { Payment } from '../payment.types.ts';
import { paymentTimeline } from '../payment-timeline.ts';
import { PaymentTimelineView } from '../payment-timeline.view.tsx';

/** The reason why the payment failed, in the server's words, and what the customer can do next. */
export function FailedStep({ payment, exit, onStartOver }: { payment: Payment; exit: ReactNode; onStartOver: () => void }) {
  const { t } = useLingui();
  return (
    <Card padding="l">
      <Stack gap="l">
        <div className={css.centeredStep}>
          <span className={css.iconBad} aria-hidden="true">
            <CircleX size={30} />
          </span>
          <Text weight="medium">
            {payment.message === null
              ? t({ message: 'Платёж не завершён', comment: 'Payment page after a failure whose reason is not known' })
              : payment.message}
          </Text>
          <Money amount={payment.amount} size="l" />
          <Text tone="quiet">
            {t({
              message: 'Сумма и способ оплаты сохранены: можно повторить или выбрать другую карту.',
              comment: 'Payment page after a failure: what was not lost',
            })}
          </Text>
        </div>
        <PaymentTimelineView entries={paymentTimeline(payment)} />
        <div className={css.actions}>
          <Button width="phone" onClick={onStartOver}>
            {t({ message: 'Попробовать ещё раз', comment: 'Button on the payment page after a failure' })}
          </Button>
          {exit}
        </div>
      </Stack>
    </Card>
  );
}
