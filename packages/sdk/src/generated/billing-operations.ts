// Generated from contracts/billing.yaml by scripts/generate.mjs. Do not edit: change the contract and run `pnpm --filter @muddat/sdk generate`.

export const billingOperations = {
  listAvailableSystems: { method: 'get', path: '/v1/available-systems' },
  listEntities: { method: 'get', path: '/v1/api-payments/entity-collection' },
  findPayment: { method: 'get', path: '/v1/api-payments/payment' },
  createPayment: { method: 'post', path: '/v1/api-payments/payment', key: true },
  getPayment: { method: 'get', path: '/v1/api-payments/payment/{payment_id}' },
  getReceipt: { method: 'get', path: '/v1/api-payments/payment/{payment_id}/receipt', file: true },
  confirmPayment: { method: 'post', path: '/v1/api-payments/confirm-payment', key: true },
  resendOtp: { method: 'post', path: '/v1/api-payments/resend-otp' },
  listPayments: { method: 'get', path: '/v1/api-payments/payments' },
  listBalanceEntries: { method: 'get', path: '/v1/api-payments/balance/entries' },
  createWithdrawal: { method: 'post', path: '/v1/api-payments/withdrawal', key: true },
  cancelWithdrawal: { method: 'post', path: '/v1/api-payments/withdrawal/cancel', key: true },
  generateLink: { method: 'post', path: '/v1/generate-link', key: true },
  sendOtp: { method: 'post', path: '/v1/api-payments/send-otp' },
  confirmOtp: { method: 'post', path: '/v1/api-payments/confirm-otp' },
  deleteEntity: { method: 'delete', path: '/v1/api-payments/external-entities' },
  setDefaultEntity: { method: 'post', path: '/v1/api-payments/external-entities/set-default' },
  listConsents: { method: 'get', path: '/v1/api-payments/consents' },
  saveConsent: { method: 'put', path: '/v1/api-payments/consents', key: true },
  withdrawConsent: { method: 'delete', path: '/v1/api-payments/consents/{id}' },
} as const;
