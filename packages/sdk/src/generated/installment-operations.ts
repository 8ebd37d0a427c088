// Generated from contracts/installment.yaml by scripts/generate.mjs. Do not edit: change the contract and run `pnpm --filter @muddat/sdk generate`.

export const installmentOperations = {
  listCategories: { method: 'GET', path: '/v3/categories' },
  listStores: { method: 'GET', path: '/v3/stores' },
  getStore: { method: 'GET', path: '/v3/store/info/{id}' },
  listNotifications: { method: 'GET', path: '/v1/notification' },
  getNotification: { method: 'GET', path: '/v1/notification/{id}' },
  markNotificationRead: { method: 'PUT', path: '/v1/notification/{id}' },
  listOrders: { method: 'GET', path: '/v3/user/orders/all' },
  getOrder: { method: 'GET', path: '/v3/user/order/{id}' },
  getPayoffQuote: { method: 'GET', path: '/v3/user/order/{id}/payoff-quote' },
  getLimit: { method: 'GET', path: '/v3/user/limit' },
  getNextPayment: { method: 'GET', path: '/v3/user/next-payment' },
} as const;
