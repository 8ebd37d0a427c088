// Generated from contracts/billing.yaml by scripts/generate.mjs. Do not edit: change the contract and run `pnpm --filter @muddat/sdk generate`.

export const billingOperations = {
  listAvailableSystems: { method: 'GET', path: '/v1/available-systems', access: 'guest' },
  listEntities: { method: 'GET', path: '/v1/api-payments/entity-collection', access: 'customer' },
  findPayment: { method: 'GET', path: '/v1/api-payments/payment', access: 'customer' },
  createPayment: { method: 'POST', path: '/v1/api-payments/payment', access: 'customer', key: true },
  getPayment: { method: 'GET', path: '/v1/api-payments/payment/{payment_id}', access: 'customer' },
  confirmPayment: { method: 'POST', path: '/v1/api-payments/confirm-payment', access: 'customer', key: true },
  resendOtp: { method: 'POST', path: '/v1/api-payments/resend-otp', access: 'customer' },
  generateLink: { method: 'POST', path: '/v1/generate-link', access: 'customer', key: true },
  sendOtp: { method: 'POST', path: '/v1/api-payments/send-otp', access: 'customer', key: true },
  confirmOtp: { method: 'POST', path: '/v1/api-payments/confirm-otp', access: 'customer', key: true },
  deleteEntity: { method: 'DELETE', path: '/v1/api-payments/external-entities', access: 'customer', key: true },
  setDefaultEntity: { method: 'POST', path: '/v1/api-payments/external-entities/set-default', access: 'customer', key: true },
} as const;
