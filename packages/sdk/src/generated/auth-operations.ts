// Generated from contracts/auth.yaml by scripts/generate.mjs. Do not edit: change the contract and run `pnpm --filter @muddat/sdk generate`.

export const authOperations = {
  createToken: { method: 'post', path: '/oauth/token', open: true },
  sendCode: { method: 'post', path: '/oauth/send-code', open: true },
  revokeToken: { method: 'post', path: '/oauth/revoke', open: true },
  sendDeviceToken: { method: 'post', path: '/oauth/device_token' },
  getUserProfile: { method: 'get', path: '/user/profile' },
} as const;
