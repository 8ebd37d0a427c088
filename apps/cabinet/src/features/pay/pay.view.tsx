import { useLingui } from '@lingui/react/macro';
import { hrefTo } from '@muddat/routing';
import { Grid, Stack } from '@muddat/ui/stack';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { orderQuery } from '../../data/queries.ts';
import { OrderNotFound } from '../../frame/not-found.tsx';
import { PageTop } from '../../frame/page-top.tsx';
import { focusHeading } from '../../frame/use-page-focus.ts';
import { OrderHead } from '../order/order-head.tsx';
import { OrderSchedule } from '../order/order-schedule.tsx';
import { isUnknownOrder } from '../order/unknown-order.ts';
import { PayStep } from './pay-step.tsx';
import { stepOf, useStepTitle } from './step-title.ts';
import type { usePayFlow } from './use-pay-flow.ts';

/** Payments of the schedule shown beside the form before the rest is folded away. */
const VISIBLE = 4;

type Props = { orderId: string; flow: ReturnType<typeof usePayFlow>; wantsOther: boolean };

/** One step of a payment at a time, and beside it the order it is for. */
export function PayView({ orderId, flow, wantsOther }: Props) {
  const { t } = useLingui();
  const { api, locale } = useRouteContext({ from: '__root__' });
  const { data, error } = useQuery(orderQuery(api, orderId));
  const step = stepOf(flow.state);
  const title = useStepTitle(step);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // The field of the code takes the focus itself.
    if (step !== 'code') focusHeading();
  }, [step]);

  if (!data && isUnknownOrder(error)) return <OrderNotFound locale={locale} />;
  const back = {
    href: hrefTo('order', { id: orderId }, locale),
    label: t({ message: 'Назад к заказу', comment: 'Arrow on the payment page: back to the order' }),
  };
  return (
    <>
      <PageTop title={title} back={back} />
      <Grid columns="main-aside">
        <PayStep orderId={orderId} flow={flow} wantsOther={wantsOther} />
        {data && (
          <Stack gap="m">
            <OrderHead order={data.data} />
            <OrderSchedule order={data.data} today={data.as_of} visible={VISIBLE} />
          </Stack>
        )}
      </Grid>
    </>
  );
}
