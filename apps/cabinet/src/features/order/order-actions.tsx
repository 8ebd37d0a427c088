import { useLingui } from '@lingui/react/macro';
import { guardedImport } from '@muddat/app-shell';
import type { CalendarDate } from '@muddat/schedule';
import { Banner } from '@muddat/ui/banner';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { LinkList } from '@muddat/ui/link-row';
import { Stack } from '@muddat/ui/stack';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Order } from '../../domain/order/order-queries.ts';
import { focusHeading } from '../../shared/page/focus-heading.ts';
import { useIdempotencyKey } from '../../shared/refusal/use-idempotency-key.ts';
import { useOrderActionRows } from './use-order-action-rows.tsx';

/** The dialog is loaded when the button is pressed; the page does not need it before. */
const load = guardedImport(() => import('./cancel-order-dialog.tsx'));
const CancelOrder = lazy(async () => ({ default: (await load()).CancelOrderDialog }));

/** What the customer can do besides paying the next payment, each with its consequence. */
export function OrderActions({ order, today }: { order: Order; today: CalendarDate }) {
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
  const rows = useOrderActionRows(order, today, () => setIsAsking(true));
  const title = t({ message: 'Что можно сделать', comment: 'Page of one order: heading of the list of actions' });
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
      <Card as="section" aria-labelledby="actions">
        <Stack gap="m">
          <Heading level={2} size="m" id="actions">
            {title}
          </Heading>
          <LinkList label={title} links={rows} />
        </Stack>
      </Card>
      {isAsking && !isDone && (
        <Suspense>
          <CancelOrder order={order} withKey={withKey} onCancel={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
