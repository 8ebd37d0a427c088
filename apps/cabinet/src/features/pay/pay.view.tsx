import { useLingui } from '@lingui/react/macro';
import { hrefTo } from '@muddat/routing';
import { Grid, Stack } from '@muddat/ui/stack';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Order } from '../../data/queries.ts';
import { OrderNotFound } from '../../frame/not-found.tsx';
import { PageTop } from '../../frame/page-top.tsx';
import { focusHeading } from '../../frame/use-page-focus.ts';
import { OrderHead } from '../../order-parts/order-head.tsx';
import { OrderSchedule } from '../../order-parts/order-schedule.tsx';
import { PayStep } from './pay-step.tsx';
import { stepOf, useStepTitle } from './step-title.ts';
import type { usePayFlow } from './use-pay-flow.ts';

/** Payments of the schedule shown beside the form before the rest is folded away. */
const VISIBLE = 4;

type Props = {
  orderId: string;
  /** Unknown is nobody's order, or somebody else's; nothing while it is on its way. */
  order: { data: Order; as_of: string } | 'unknown' | undefined;
  flow: ReturnType<typeof usePayFlow>;
  wantsOther: boolean;
};

/** One step of a payment at a time, and beside it the order it is for. */
export function PayView({ orderId, order, flow, wantsOther }: Props) {
  const { t } = useLingui();
  const { locale } = useRouteContext({ from: '__root__' });
  const step = stepOf(flow.state);
  const title = useStepTitle(step);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // The field of the code takes the focus itself.
    if (step !== 'code') focusHeading();
  }, [step]);

  if (order === 'unknown') return <OrderNotFound locale={locale} />;
  const back = {
    href: hrefTo('order', { id: orderId }, locale),
    label: t({ message: 'Назад к заказу', comment: 'Arrow on the payment page: back to the order' }),
  };
  return (
    <>
      <PageTop title={title} back={back} />
      <Grid columns="main-aside">
        <PayStep orderId={orderId} flow={flow} wantsOther={wantsOther} />
        {order && (
          <Stack gap="m">
            <OrderHead order={order.data} />
            <OrderSchedule order={order.data} today={order.as_of} visible={VISIBLE} />
          </Stack>
        )}
      </Grid>
    </>
  );
}
