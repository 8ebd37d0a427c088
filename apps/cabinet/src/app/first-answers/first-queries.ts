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
import { monthQuery, nextPaymentQuery } from '../../domain/schedule/schedule-queries.ts';

type Clients = { queries: QueryClient; api: Api; auth: GatewayClient };
/** Sends a query of a page. The page itself uses the same definition, so both always request the same address. */
export type FirstQuery = (clients: Clients) => Promise<unknown>;

const session: FirstQuery = ({ queries, auth }) => queries.fetchQuery(sessionQuery(auth));
const nextPayment: FirstQuery = ({ queries, api }) => queries.fetchQuery(nextPaymentQuery(api));
const month: FirstQuery = ({ queries, api }) => queries.fetchQuery(monthQuery(api));
const limit: FirstQuery = ({ queries, api }) => queries.fetchQuery(limitQuery(api));
const newestOrders: FirstQuery = ({ queries, api }) => queries.fetchQuery(newestOrdersQuery(api));
const cards: FirstQuery = ({ queries, api }) => queries.fetchQuery(cardsQuery(api));
const balance: FirstQuery = ({ queries, api }) => queries.fetchQuery(balanceQuery(api));
const paymentApps: FirstQuery = ({ queries, api }) => queries.fetchQuery(paymentAppsQuery(api));
const orders: FirstQuery = ({ queries, api }) => queries.fetchInfiniteQuery(ordersQuery(api));
const returns: FirstQuery = ({ queries, api }) => queries.fetchInfiniteQuery(returnsQuery(api));
/** `{3}` is the third part of the page's address: the id in `/ru/orders/100001`. */
const order: FirstQuery = ({ queries, api }) => queries.fetchQuery(orderQuery(api, '{3}'));
const orderPayments: FirstQuery = ({ queries, api }) => queries.fetchQuery(orderPaymentsQuery(api, '{3}'));
const returnCase: FirstQuery = ({ queries, api }) => queries.fetchQuery(returnQuery(api, '{4}'));

/** The layout of every page behind the sign-in has a menu item for the next payment, so every page requests it. */
const FRAME = [session, nextPayment];
const OF_PAGE: Partial<Record<CabinetRouteId, readonly FirstQuery[]>> = {
  'sign-up': [session],
  register: [session],
  // The queries in the order in which the page shows their data. Over HTTP/1.1 only six connections carry the requests, so the first ones
  // are answered first.
  'main-page': [session, month, nextPayment, limit, newestOrders, cards, balance],
  orders: [...FRAME, orders],
  order: [...FRAME, order, orderPayments],
  'order-pay': [...FRAME, order, cards, balance, paymentApps],
  hardship: [...FRAME, order],
  'order-return': [...FRAME, order],
  returns: [...FRAME, returns],
  'return-case': [...FRAME, returnCase],
};

/** The queries of a page's first screen. Its shell sends all of them while the scripts are loading. */
export const firstQueriesOf = (page: CabinetRouteId): readonly FirstQuery[] => OF_PAGE[page] ?? FRAME;
