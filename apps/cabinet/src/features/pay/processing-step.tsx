import { useLingui } from '@lingui/react/macro';
import { Card } from '@muddat/ui/card';
import { Money } from '@muddat/ui/money';
import { Spinner } from '@muddat/ui/spinner';
import { Text } from '@muddat/ui/text';
import * as css from './pay.css.ts';
import type { Payment } from './pay.types.ts';
import { ToOrder } from './to-order.tsx';

/** The payment runs; how it ends is on its way. */
export function ProcessingStep({ orderId, payment }: { orderId: string; payment: Payment }) {
  const { t } = useLingui();
  return (
    <Card padding="l">
      <div className={css.centre} role="status">
        <span className={css.signWait}>
          <Spinner size="l" />
        </span>
        <Money amount={payment.amount} size="l" />
        <Text tone="quiet">
          {t({
            message: 'Ждём ответа банка. Обычно это занимает несколько секунд, редко дольше. Страницу можно закрыть.',
            comment: 'Payment page while the bank charges the card',
          })}
        </Text>
        <div className={css.actions}>
          <ToOrder orderId={orderId} />
        </div>
      </div>
    </Card>
  );
}
