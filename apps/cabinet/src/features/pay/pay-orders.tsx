import { guardedImport } from '@muddat/app-shell';
import { lazy, Suspense } from 'react';
import { PageSkeleton } from '../../shared/page/page-skeleton.tsx';
import type { PayOrdersProps } from './pay-orders.controller.tsx';

const load = guardedImport(() => import('./pay-orders.controller.tsx'));
const Controller = lazy(async () => ({ default: (await load()).PayOrdersController }));

/** Pays for all orders of a checkout. Loaded lazily: a customer who fills in the checkout does not need it yet. */
export function PayOrders(props: PayOrdersProps) {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Controller {...props} />
    </Suspense>
  );
}
