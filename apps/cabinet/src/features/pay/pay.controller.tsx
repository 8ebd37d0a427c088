import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { CUSTOMER_KEY, orderQuery } from '../../data/queries.ts';
import { isUnknownOrder } from '../../order-parts/unknown-order.ts';
import { leaveForSignIn } from '../../session/leave.ts';
import { browserStore } from './browser-store.ts';
import { PayView } from './pay.view.tsx';
import { usePayFlow } from './use-pay-flow.ts';

type Props = {
  orderId: string;
  customer: string;
  paymentId: string | undefined;
  wantsOther: boolean;
  onNamed: (paymentId: string | null) => void;
  onSignedOut?: () => boolean;
};

/** The payment of one order, bound to the browser: its store, its address, its session. */
export function PayController({ orderId, customer, paymentId, wantsOther, onNamed, onSignedOut = leaveForSignIn }: Props) {
  const { api } = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const { data, error } = useQuery(orderQuery(api, orderId));
  const [store] = useState(browserStore);
  const flow = usePayFlow({
    billing: api.billing,
    orderId,
    customer,
    store,
    paymentId,
    onNamed,
    onSignedOut,
    onChanged: () => void queryClient.invalidateQueries({ queryKey: [CUSTOMER_KEY] }),
  });
  const order = data ?? (isUnknownOrder(error) ? 'unknown' : undefined);
  return <PayView orderId={orderId} order={order} flow={flow} wantsOther={wantsOther} />;
}
