import type { RouteHandlerMethod } from 'fastify';
import type { Gateway } from '../gateway.ts';
import type { Limiters } from '../limits/limits.ts';
import { changePasswordHandler } from './change-password.ts';
import { changePhoneHandler } from './change-phone.ts';
import { freezeHandler } from './freeze.ts';
import { loginHandler } from './login.ts';
import { newPhoneCodeHandler } from './new-phone-code.ts';
import { ownCodeHandler } from './own-code.ts';
import {
  addPasskeyHandler,
  deletePasskeyHandler,
  passkeyOptionsHandler,
  passkeySignInOptionsHandler,
  passkeysHandler,
} from './passkeys.ts';
import { forgetProofHandler, getProofHandler } from './proof.ts';
import { registerHandler } from './register.ts';
import { resetPasswordHandler } from './reset-password.ts';
import { sendCodeHandler } from './send-code.ts';
import { endOthersHandler, endSessionHandler, sessionsHandler } from './sessions.ts';
import { stepUpHandler } from './step-up.ts';
import { logoutHandler, refreshHandler, userHandler } from './user.ts';
import { verifyCodeHandler } from './verify-code.ts';

export type AuthCall = {
  method: 'GET' | 'POST' | 'DELETE';
  /** Path below `/api/auth/`. */
  name: string;
  handler: RouteHandlerMethod;
  /**
   * The call has limits of its own and skips the write limit per address, so that customers who share an attacker's address are not blocked
   * by the attacker's writes.
   */
  hasOwnLimits?: true;
};

/** All calls under `/api/auth/` (interfaces, Gateway). */
export function authCalls(gateway: Gateway, limits: Limiters): AuthCall[] {
  const get = (name: string, handler: RouteHandlerMethod): AuthCall => ({ method: 'GET', name, handler });
  const post = (name: string, handler: RouteHandlerMethod): AuthCall => ({ method: 'POST', name, handler });
  /** A call that signs a customer in, or a step towards that. */
  const open = (name: string, handler: RouteHandlerMethod): AuthCall => ({ ...post(name, handler), hasOwnLimits: true });
  const remove = (name: string, handler: RouteHandlerMethod): AuthCall => ({ method: 'DELETE', name, handler });
  const newPhone = { byPhone: limits.newPhoneByPhone, byCustomer: limits.newPhoneByCustomer };
  return [
    get('user', userHandler(gateway)),
    open('login', loginHandler(gateway, limits)),
    post('logout', logoutHandler(gateway)),
    post('refresh', refreshHandler(gateway)),
    open('send-code', sendCodeHandler(gateway, limits)),
    open('verify-code', verifyCodeHandler(gateway, limits)),
    get('proof', getProofHandler(gateway)),
    remove('proof', forgetProofHandler(gateway)),
    open('register', registerHandler(gateway, limits.proofByPhone)),
    open('reset-password', resetPasswordHandler(gateway, limits.proofByPhone)),
    post('own-code', ownCodeHandler(gateway, limits.ownCodeByCustomer)),
    post('change-password', changePasswordHandler(gateway, limits.changeByCustomer)),
    post('new-phone-code', newPhoneCodeHandler(gateway, newPhone)),
    post('change-phone', changePhoneHandler(gateway, limits.changeByCustomer)),
    post('freeze', freezeHandler(gateway, limits.changeByCustomer)),
    post('step-up', stepUpHandler(gateway, limits.changeByCustomer)),
    get('sessions', sessionsHandler(gateway)),
    remove('sessions/:id', endSessionHandler(gateway)),
    post('sessions/end-others', endOthersHandler(gateway)),
    get('passkeys', passkeysHandler(gateway)),
    post('passkeys', addPasskeyHandler(gateway, limits.changeByCustomer)),
    post('passkeys/options', passkeyOptionsHandler(gateway, limits.changeByCustomer)),
    open('passkeys/sign-in-options', passkeySignInOptionsHandler(gateway, limits.passkeyOptionsByAddress)),
    remove('passkeys/:id', deletePasskeyHandler(gateway)),
  ];
}
