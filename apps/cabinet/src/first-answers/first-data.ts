import type { CabinetRouteId } from '@muddat/routing';

const SESSION = '/api/auth/user';
const FRAME = [SESSION, '/api/installment/v3/user/next-payment'];
const ORDERS = '/api/installment/v3/user/orders/all';
const ORDER = '/api/installment/v3/user/order/{3}';

const OF_PAGE: Partial<Record<CabinetRouteId, readonly string[]>> = {
  'sign-up': [SESSION],
  register: [SESSION],
  // Only the way to the payment in the menu waits for the next one, so it may come after the page.
  'main-page': [SESSION, '/api/installment/v3/user/month', '/api/installment/v3/user/limit', `${ORDERS}?limit=5`],
  orders: [...FRAME, ORDERS],
  order: [...FRAME, ORDER],
  'order-pay': [...FRAME, ORDER],
  hardship: [...FRAME, ORDER],
  'order-return': [...FRAME, ORDER],
  returns: [...FRAME, '/api/installment/v3/user/returns'],
  'return-case': [...FRAME, '/api/installment/v3/user/returns/{4}'],
};

/** Addresses of what a page shows first, which its shell asks for while the scripts are loading; `{3}` is the third part of the address. */
export const firstDataOf = (page: CabinetRouteId): readonly string[] => OF_PAGE[page] ?? FRAME;
