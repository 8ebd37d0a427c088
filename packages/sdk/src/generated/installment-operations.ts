// Generated from contracts/installment.yaml by scripts/generate.mjs. Do not edit: change the contract and run `pnpm --filter @muddat/sdk generate`.

export const installmentOperations = {
  listCategories: { method: 'get', path: '/v3/categories' },
  listStores: { method: 'get', path: '/v3/stores' },
  getStore: { method: 'get', path: '/v3/store/info/{id}' },
  listProducts: { method: 'get', path: '/v3/products' },
  getProduct: { method: 'get', path: '/v3/product/{id}' },
  getQuote: { method: 'get', path: '/v3/quote' },
  checkBasket: { method: 'post', path: '/v3/basket/check' },
  getBasket: { method: 'get', path: '/v3/user/basket' },
  saveBasket: { method: 'put', path: '/v3/user/basket' },
  searchAll: { method: 'get', path: '/v3/search' },
  suggestSearch: { method: 'get', path: '/v3/search/suggest' },
  listNotifications: { method: 'get', path: '/v1/notification' },
  getNotification: { method: 'get', path: '/v1/notification/{id}' },
  markNotificationRead: { method: 'put', path: '/v1/notification/{id}' },
  listOrders: { method: 'get', path: '/v3/user/orders/all' },
  getOrder: { method: 'get', path: '/v3/user/order/{id}' },
  getPayoffQuote: { method: 'get', path: '/v3/user/order/{id}/payoff-quote' },
  getLimit: { method: 'get', path: '/v3/user/limit' },
  getNextPayment: { method: 'get', path: '/v3/user/next-payment' },
} as const;
