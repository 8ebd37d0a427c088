import type { OrderStatus } from './order-queries.ts';

/** Before the store confirms, an order is a request (S2-20): its dates are a plan. */
export const REQUEST_STATUSES = ['pending', 'waiting', 'reserved'] as const satisfies readonly OrderStatus[];
/** Nothing follows: what is not paid of its schedule never will be. */
export const ENDED_STATUSES = ['finished', 'returned', 'canceled', 'refused', 'fail'] as const satisfies readonly OrderStatus[];

export const isRequest = (status: string): boolean => REQUEST_STATUSES.some((one) => one === status);
export const isEnded = (status: string): boolean => ENDED_STATUSES.some((one) => one === status);
