import { useLingui } from '@lingui/react/macro';
import { guardedImport } from '@muddat/app-shell';
import { Banner } from '@muddat/ui/banner';
import { Button } from '@muddat/ui/button';
import { LinkButton } from '@muddat/ui/link';
import { Inline } from '@muddat/ui/stack';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Order } from '../../domain/order/order-queries.ts';
import { focusHeading } from '../../shared/page/focus-heading.ts';
import { useIdempotencyKey } from '../../shared/refusal/use-idempotency-key.ts';

/** The dialog is loaded when the button is pressed; the page does not need it before. */
const load = guardedImport(() => import('./cancel-order-dialog.tsx'));
const CancelOrder = lazy(async () => ({ default: (await load()).CancelOrderDialog }));

/** Actions besides paying that an order's status allows: cancel it, or return goods. */
export function OrderActions({ order, returnHref }: { order: Order; returnHref: string }) {
  const { t } = useLingui();
  // The hook is outside the dialog, so that its key survives: a customer who reopens the dialog after a lost response sends the same
  // idempotency key.
  const withKey = useIdempotencyKey();
  const [isAsking, setIsAsking] = useState(false);
  // Also true when the response was lost but the refetched order is canceled.
  const isDone = isAsking && order.status === 'canceled';
  useEffect(() => {
    if (isDone) focusHeading();
  }, [isDone]);
  const can = (action: 'cancel' | 'return') => order.actions?.includes(action) ?? false;
  return (
    <>
      {isDone && (
        <Banner tone="good" live="status">
          {t({
            message: 'Вы отменили заказ. Всё, что вы за него заплатили, уже на балансе.',
            comment: 'Page of an order: the customer has just canceled it',
          })}
        </Banner>
      )}
      {(can('cancel') || can('return')) && (
        <Inline>
          {can('return') && (
            <LinkButton href={returnHref} variant="secondary">
              {t({
                message: 'Вернуть или починить',
                comment: 'Link on the page of an order: to the page on which goods are given back, or given to be mended',
              })}
            </LinkButton>
          )}
          {can('cancel') && (
            <Button variant="secondary" onClick={() => setIsAsking(true)}>
              {t({ message: 'Отменить заказ', comment: 'Button on the page of an order, and in the question before it is canceled' })}
            </Button>
          )}
        </Inline>
      )}
      {isAsking && !isDone && (
        <Suspense>
          <CancelOrder order={order} withKey={withKey} onCancel={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
