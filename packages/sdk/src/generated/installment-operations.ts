// Generated from contracts/installment.yaml by scripts/generate.mjs. Do not edit: change the contract and run `pnpm --filter @muddat/sdk generate`.

export const installmentOperations = {
  listCategories: { method: 'GET', path: '/v3/categories', access: 'guest' },
  listStores: { method: 'GET', path: '/v3/stores', access: 'guest' },
  getStore: { method: 'GET', path: '/v3/store/info/{id}', access: 'guest' },
  listNotifications: { method: 'GET', path: '/v1/notification', access: 'customer' },
  getNotification: { method: 'GET', path: '/v1/notification/{id}', access: 'customer' },
  markNotificationRead: { method: 'PUT', path: '/v1/notification/{id}', access: 'customer' },
  listOrders: { method: 'GET', path: '/v3/user/orders/all', access: 'customer' },
  getOrder: { method: 'GET', path: '/v3/user/order/{id}', access: 'customer' },
  getPayoffQuote: { method: 'GET', path: '/v3/user/order/{id}/payoff-quote', access: 'customer' },
  getLimit: { method: 'GET', path: '/v3/user/limit', access: 'customer' },
  getNextPayment: { method: 'GET', path: '/v3/user/next-payment', access: 'customer' },
} as const;
