import { useLingui } from '@lingui/react/macro';
import { Card } from '@muddat/ui/card';
import { Spinner } from '@muddat/ui/spinner';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import type { ReactNode } from 'react';
import * as css from '../payment.css.ts';
import type { TimelineEntry } from '../payment-timeline.ts';
import { PaymentTimelineView } from '../payment-timeline.view.tsx';

/** The result is unknown. The screen says so while the payment is polled. */
export function CheckingStep({ timeline, exit }: { timeline: readonly TimelineEntry[]; exit: ReactNode }) {
  const { t } = useLingui();
  return (
    <Card padding="l">
      <Stack gap="l">
        <div className={css.centeredStep} role="status">
          <span className={css.iconWaiting}>
            <Spinner size="l" />
          </span>
          <Text weight="medium">
            {t({ message: 'Узнаём у банка, прошёл ли платёж', comment: 'Payment page while the result is not known: what is going on' })}
          </Text>
          <Text tone="quiet">
            {t({
              message: 'Второй раз деньги не спишутся: мы спрашиваем о том же платеже. Страницу можно закрыть, результат не потеряется.',
              comment: 'Payment page while the result is not known: what is safe',
            })}
          </Text>
        </div>
        <PaymentTimelineView entries={timeline} />
        <div className={css.actions}>{exit}</div>
      </Stack>
    </Card>
  );
}
