import { useLingui } from '@lingui/react/macro';
import { formatDateTime } from '@muddat/i18n';
import { CardNumber } from '@muddat/ui/bank-card-tile';
import { Card } from '@muddat/ui/card';
import { CircleCheck } from '@muddat/ui/icons';
import { Money } from '@muddat/ui/money';
import { PriceBreakdown } from '@muddat/ui/price-breakdown';
import { Stack } from '@muddat/ui/stack';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { orderQuery } from '../../data/queries.ts';
import { NextAfter } from './next-after.tsx';
import * as css from './pay.css.ts';
import type { Payment } from './pay.types.ts';
import { ToOrder } from './to-order.tsx';

/** What was paid, from where, and what comes next. */
export function Receipt({ orderId, payment }: { orderId: string; payment: Payment }) {
  const { t } = useLingui();
  const { api } = useRouteContext({ from: '__root__' });
  const { data, dataUpdatedAt } = useQuery(orderQuery(api, orderId));
  const [shownAt] = useState(Date.now);
  const rows = [
    {
      label: t({ message: 'Откуда', comment: 'Payment form: where the money comes from' }),
      value:
        payment.last4 === null ? (
          t({ message: 'Баланс', comment: 'Payment form: the balance as the source of a payment' })
        ) : (
          <CardNumber last4={payment.last4} />
        ),
    },
    ...(data ? [{ label: t({ message: 'Магазин', comment: 'Receipt: the store' }), value: data.data.store.name }] : []),
    ...(data ? [{ label: t({ message: 'Заказ', comment: 'Title of the browser tab of one order' }), value: `№ ${data.data.number}` }] : []),
    { label: t({ message: 'Когда', comment: 'Receipt: date and time of the payment' }), value: formatDateTime(payment.at) },
    { label: t({ message: 'Номер платежа', comment: 'Receipt: the number of the payment' }), value: payment.id },
    ...(payment.excess > 0
      ? [
          {
            label: t({ message: 'Вернулось на баланс', comment: 'Receipt: what the order did not need' }),
            value: <Money amount={payment.excess} />,
          },
        ]
      : []),
  ];
  return (
    <Card padding="l">
      <Stack gap="l">
        <div className={css.centre}>
          <span className={css.signGood} aria-hidden="true">
            <CircleCheck size={32} />
          </span>
          <Money amount={payment.amount} size="xl" />
        </div>
        <PriceBreakdown rows={rows} />
        {/* What was known before the payment is no news, and without a network nothing newer comes. */}
        {data && dataUpdatedAt >= shownAt && <NextAfter order={data.data} />}
        <div className={css.actions}>
          <ToOrder orderId={orderId} main />
        </div>
      </Stack>
    </Card>
  );
}
