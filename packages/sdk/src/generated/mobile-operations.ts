// Generated from contracts/mobile.yaml by scripts/generate.mjs. Do not edit: change the contract and run `pnpm --filter @muddat/sdk generate`.

export const mobileOperations = {
  listDistricts: { method: 'GET', path: '/v2/order/districts', access: 'guest' },
  listPages: { method: 'GET', path: '/v2/pages', access: 'guest' },
  getPage: { method: 'GET', path: '/v2/pages/{id}', access: 'guest' },
  createCorporateRequest: { method: 'POST', path: '/v2/page/corparate-request', access: 'guest' },
  listClients: { method: 'GET', path: '/v2/page/our-clients', access: 'guest' },
  listFaq: { method: 'GET', path: '/v2/page/faq', access: 'guest' },
  listBenefits: { method: 'GET', path: '/v2/page/benifest', access: 'guest' },
  listServiceCenters: { method: 'GET', path: '/v2/page/service-center', access: 'guest' },
  getPicture: { method: 'GET', path: '/v2/picture/{subject}/{name}', access: 'none' },
} as const;
