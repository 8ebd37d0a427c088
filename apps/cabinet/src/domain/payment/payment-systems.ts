import type { Api } from '@muddat/app-shell';
import type { billing } from '@muddat/sdk/types';
import { queryOptions } from '@tanstack/react-query';

/** A payment app, such as Payme. */
export type PaymentApp = Pick<billing.components['schemas']['PaymentSystem'], 'system' | 'name'>;

/** The payment apps of the billing API, in the order to show them in. */
export const paymentAppsQuery = (api: Api) =>
  queryOptions({
    ...systemsQuery(api),
    select: (systems) => systems.filter(({ type }) => type === 'payment_app'),
  });

/** Card systems and payment apps. Pages that show only a part of them share this one query. */
const systemsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['available-systems'],
    queryFn: async ({ signal }) => (await api.billing.listAvailableSystems({}, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });

export type TopUpBounds = { min: number; max: number };

/** The smallest and the largest top-up over all systems. The server refuses a sum that the chosen system does not accept. */
export const topUpBoundsQuery = (api: Api) =>
  queryOptions({
    ...systemsQuery(api),
    select: (systems): TopUpBounds => ({
      min: Math.min(...systems.map((one) => one.min_amount)),
      max: Math.max(...systems.map((one) => one.max_amount)),
    }),
  });
