// Generated from contracts/builder.yaml by scripts/generate.mjs. Do not edit: change the contract and run `pnpm --filter @muddat/sdk generate`.

export const builderOperations = {
  getContent: { method: 'GET', path: '/v1/get', access: 'guest' },
  listFaqs: { method: 'GET', path: '/v1/faqs', access: 'guest' },
  getFaq: { method: 'GET', path: '/v1/faqs/{id}', access: 'guest' },
  createFeedback: { method: 'POST', path: '/v1/feedback', access: 'guest' },
} as const;
