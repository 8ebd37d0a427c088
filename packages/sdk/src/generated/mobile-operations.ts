// Generated from contracts/mobile.yaml by scripts/generate.mjs. Do not edit: change the contract and run `pnpm --filter @muddat/sdk generate`.

export const mobileOperations = {
  listDistricts: { method: 'get', path: '/v2/order/districts' },
  listPages: { method: 'get', path: '/v2/pages' },
  getPage: { method: 'get', path: '/v2/pages/{id}' },
  createCorporateRequest: { method: 'post', path: '/v2/page/corparate-request' },
  listClients: { method: 'get', path: '/v2/page/our-clients' },
  listFaq: { method: 'get', path: '/v2/page/faq' },
  listBenefits: { method: 'get', path: '/v2/page/benifest' },
  listServiceCenters: { method: 'get', path: '/v2/page/service-center' },
  getPicture: { method: 'get', path: '/v2/picture/{subject}/{name}', open: true, file: true },
} as const;
