// Generated from contracts/auth.yaml by scripts/generate.mjs. Do not edit: change the contract and run `pnpm --filter @muddat/sdk generate`.

export const authOperations = {
  createToken: { method: 'POST', path: '/oauth/token', open: true },
  sendCode: { method: 'POST', path: '/oauth/send-code', open: true },
  revokeToken: { method: 'POST', path: '/oauth/revoke', open: true },
  sendDeviceToken: { method: 'POST', path: '/oauth/device_token' },
  getUserProfile: { method: 'GET', path: '/user/profile' },
} as const;
