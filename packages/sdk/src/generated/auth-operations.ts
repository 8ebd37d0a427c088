// Generated from contracts/auth.yaml by scripts/generate.mjs. Do not edit: change the contract and run `pnpm --filter @muddat/sdk generate`.

export const authOperations = {
  createToken: { method: 'post', path: '/oauth/token', open: true },
  sendCode: { method: 'post', path: '/oauth/send-code', open: true },
  revokeToken: { method: 'post', path: '/oauth/revoke', open: true },
  sendDeviceToken: { method: 'post', path: '/oauth/device_token', quiet: true },
  getUserProfile: { method: 'get', path: '/user/profile' },
  verifyCode: { method: 'post', path: '/oauth/verify-code', open: true },
  registerCustomer: { method: 'post', path: '/user/register', open: true },
  resetPassword: { method: 'post', path: '/oauth/reset-password', open: true },
  sendOwnCode: { method: 'post', path: '/user/code' },
  proveCustomer: { method: 'post', path: '/user/proof' },
  recordSignIn: { method: 'post', path: '/user/sign-ins' },
  freezeCustomer: { method: 'post', path: '/user/freeze' },
  changePassword: { method: 'put', path: '/user/password' },
  sendNewPhoneCode: { method: 'post', path: '/user/phone/code' },
  changePhone: { method: 'put', path: '/user/phone' },
  listPasskeys: { method: 'get', path: '/user/passkeys' },
  addPasskey: { method: 'post', path: '/user/passkeys' },
  passkeyOptions: { method: 'post', path: '/user/passkeys/options' },
  deletePasskey: { method: 'delete', path: '/user/passkeys/{id}' },
  passkeySignInOptions: { method: 'post', path: '/oauth/passkey/options', open: true },
} as const;
