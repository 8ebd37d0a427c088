import { useLingui } from '@lingui/react/macro';
import { Card } from '@muddat/ui/card';
import { Money } from '@muddat/ui/money';
import { Spinner } from '@muddat/ui/spinner';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import type { ReactNode } from 'react';
import * as css from '../payment.css.ts';
import type { Payment } from '../payment.types.ts';
import { paymentTimeline } from '../payment-timeline.ts';
import { PaymentTimelineView } from '../payment-timeline.view.tsx';

/** Shown while the bank is charging the card. */
export function ProcessingStep({ payment, exit }: { payment: Payment; exit: ReactNode }) {
  const { t } = useLingui();
  return (
    <Card padding="l">
      <Stack gap="l">
        <div className={css.centeredStep} role="status">
          <span className={css.iconWaiting}>
            <Spinner size="l" />
          </span>
          <Money amount={payment.amount} size="l" />
          <Text tone="quiet">
            {t({
              message: 'Ждём ответа банка. Обычно это занимает несколько секунд, редко дольше. Страницу можно закрыть.',
              comment: 'Payment page while the bank charges the card',
            })}
          </Text>
        </div>
        <PaymentTimelineView entries={paymentTimeline(payment)} />
        <div className={css.actions}>{exit}</div>
      </Stack>
    </Card>
  );
}
