// Generated from contracts/builder.yaml by scripts/generate.mjs. Do not edit: change the contract and run `pnpm --filter @muddat/sdk generate`.

export const builderOperations = {
  getContent: { method: 'get', path: '/v1/get' },
  getContentVersion: { method: 'get', path: '/v1/version' },
  listContentPages: { method: 'get', path: '/v1/pages' },
  listFaqs: { method: 'get', path: '/v1/faqs' },
  getFaq: { method: 'get', path: '/v1/faqs/{id}' },
  createFeedback: { method: 'post', path: '/v1/feedback' },
} as const;
