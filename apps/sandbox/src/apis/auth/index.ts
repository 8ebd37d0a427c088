import type { Operation } from '../../core/operation.ts';
import { addPasskey } from './add-passkey.ts';
import { changePassword } from './change-password.ts';
import { changePhone } from './change-phone.ts';
import { createToken } from './create-token.ts';
import { deletePasskey } from './delete-passkey.ts';
import { freezeCustomer } from './freeze-customer.ts';
import { getUserProfile } from './get-user-profile.ts';
import { listPasskeys } from './list-passkeys.ts';
import { passkeyOptions } from './passkey-options.ts';
import { passkeySignInOptions } from './passkey-sign-in-options.ts';
import { proveCustomer } from './prove-customer.ts';
import { recordSignIn } from './record-sign-in.ts';
import { registerCustomer } from './register-customer.ts';
import { resetPassword } from './reset-password.ts';
import { revokeToken } from './revoke-token.ts';
import { sendCode } from './send-code.ts';
import { sendDeviceToken } from './send-device-token.ts';
import { sendNewPhoneCode } from './send-new-phone-code.ts';
import { sendOwnCode } from './send-own-code.ts';
import { verifyCode } from './verify-code.ts';

export const operations: readonly Operation[] = [
  addPasskey,
  changePassword,
  changePhone,
  createToken,
  deletePasskey,
  freezeCustomer,
  getUserProfile,
  listPasskeys,
  passkeyOptions,
  passkeySignInOptions,
  proveCustomer,
  recordSignIn,
  registerCustomer,
  resetPassword,
  revokeToken,
  sendCode,
  sendDeviceToken,
  sendNewPhoneCode,
  sendOwnCode,
  verifyCode,
];
