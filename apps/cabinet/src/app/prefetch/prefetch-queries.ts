import { type Api, sessionQuery } from '@muddat/app-shell';
import type { CabinetRouteId } from '@muddat/routing';
import type { GatewayClient } from '@muddat/sdk';
import type { QueryClient } from '@tanstack/react-query';
import { balanceQuery } from '../../domain/balance/balance-queries.ts';
import { cardsQuery } from '../../domain/card/cards-query.ts';
import { limitQuery } from '../../domain/limit/limit-query.ts';
import { newestOrdersQuery, orderQuery, ordersQuery } from '../../domain/order/order-queries.ts';
import { orderPaymentsQuery } from '../../domain/payment/payment-queries.ts';
import { paymentAppsQuery } from '../../domain/payment/payment-systems.ts';
import { returnQuery, returnsQuery } from '../../domain/return/return-queries.ts';
import { monthSummaryQuery, nextPaymentQuery } from '../../domain/schedule/schedule-queries.ts';

type Clients = { queries: QueryClient; api: Api; auth: GatewayClient };
/** Sends a query of a page. The page uses the same query definition, so both request the same address. */
export type PrefetchQuery = (clients: Clients) => Promise<unknown>;

const session: PrefetchQuery = ({ queries, auth }) => queries.fetchQuery(sessionQuery(auth));
const nextPayment: PrefetchQuery = ({ queries, api }) => queries.fetchQuery(nextPaymentQuery(api));
const month: PrefetchQuery = ({ queries, api }) => queries.fetchQuery(monthSummaryQuery(api));
const limit: PrefetchQuery = ({ queries, api }) => queries.fetchQuery(limitQuery(api));
const newestOrders: PrefetchQuery = ({ queries, api }) => queries.fetchQuery(newestOrdersQuery(api));
const cards: PrefetchQuery = ({ queries, api }) => queries.fetchQuery(cardsQuery(api));
const balance: PrefetchQuery = ({ queries, api }) => queries.fetchQuery(balanceQuery(api));
const paymentApps: PrefetchQuery = ({ queries, api }) => queries.fetchQuery(paymentAppsQuery(api));
const orders: PrefetchQuery = ({ queries, api }) => queries.fetchInfiniteQuery(ordersQuery(api));
const returns: PrefetchQuery = ({ queries, api }) => queries.fetchInfiniteQuery(returnsQuery(api));
/** `{3}` stands for the third segment of the page's path: the id in `/ru/orders/100001`. */
const order: PrefetchQuery = ({ queries, api }) => queries.fetchQuery(orderQuery(api, '{3}'));
const orderPayments: PrefetchQuery = ({ queries, api }) => queries.fetchQuery(orderPaymentsQuery(api, '{3}'));
const returnCase: PrefetchQuery = ({ queries, api }) => queries.fetchQuery(returnQuery(api, '{4}'));

/** The layout of every page behind the sign-in has a menu item for the next payment, so every page requests it. */
const LAYOUT_QUERIES = [session, nextPayment];
const PAGE_QUERIES: Partial<Record<CabinetRouteId, readonly PrefetchQuery[]>> = {
  'sign-up': [session],
  register: [session],
  // The queries in the order in which the page shows their data. Over HTTP/1.1 only six connections carry the requests, so the first ones
  // are answered first.
  'main-page': [session, month, nextPayment, limit, newestOrders, cards, balance],
  orders: [...LAYOUT_QUERIES, orders],
  order: [...LAYOUT_QUERIES, order, orderPayments],
  'order-pay': [...LAYOUT_QUERIES, order, cards, balance, paymentApps],
  hardship: [...LAYOUT_QUERIES, order],
  'order-return': [...LAYOUT_QUERIES, order],
  returns: [...LAYOUT_QUERIES, returns],
  'return-case': [...LAYOUT_QUERIES, returnCase],
};

/** The queries of a page's first screen. The page's shell sends all of them while the scripts are loading. */
export const prefetchQueriesOf = (page: CabinetRouteId): readonly PrefetchQuery[] => PAGE_QUERIES[page] ?? LAYOUT_QUERIES;
