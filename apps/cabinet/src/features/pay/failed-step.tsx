import { useLingui } from '@lingui/react/macro';
import { Button } from '@muddat/ui/button';
import { Card } from '@muddat/ui/card';
import { CircleX } from '@muddat/ui/icons';
import { Money } from '@muddat/ui/money';
import { Text } from '@muddat/ui/text';
import { useRouteContext } from '@tanstack/react-router';
import * as css from './pay.css.ts';
import type { Payment } from './pay.types.ts';
import { ToOrder } from './to-order.tsx';

/** Why it failed, in the server's words, and the way on. */
export function FailedStep({ orderId, payment, onStartOver }: { orderId: string; payment: Payment; onStartOver: () => void }) {
  const { t } = useLingui();
  const { readable } = useRouteContext({ from: '__root__' });
  return (
    <Card padding="l">
      <div className={css.centre}>
        <span className={css.signBad} aria-hidden="true">
          <CircleX size={30} />
        </span>
        <Text weight="medium">
          {payment.message === null
            ? t({ message: 'Платёж не завершён', comment: 'Payment page after a failure whose reason is not known' })
            : readable(payment.message)}
        </Text>
        <Money amount={payment.amount} size="l" />
        <Text tone="quiet">
          {t({
            message: 'Сумма и способ оплаты сохранены: можно повторить или выбрать другую карту.',
            comment: 'Payment page after a failure: what was not lost',
          })}
        </Text>
        <div className={css.actions}>
          <Button width="phone" onClick={onStartOver}>
            {t({ message: 'Попробовать ещё раз', comment: 'Button on the payment page after a failure' })}
          </Button>
          <ToOrder orderId={orderId} />
        </div>
      </div>
    </Card>
  );
}
