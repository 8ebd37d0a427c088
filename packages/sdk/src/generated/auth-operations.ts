// Generated from contracts/auth.yaml by scripts/generate.mjs. Do not edit: change the contract and run `pnpm --filter @muddat/sdk generate`.

export const authOperations = {
  createToken: { method: 'POST', path: '/oauth/token', access: 'none' },
  sendCode: { method: 'POST', path: '/oauth/send-code', access: 'none' },
  revokeToken: { method: 'POST', path: '/oauth/revoke', access: 'none' },
  sendDeviceToken: { method: 'POST', path: '/oauth/device_token', access: 'guest' },
  getUserProfile: { method: 'GET', path: '/user/profile', access: 'customer' },
} as const;
