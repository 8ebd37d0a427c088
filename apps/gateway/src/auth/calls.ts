import type { RouteHandlerMethod } from 'fastify';
import type { Gateway } from '../gateway.ts';
import type { Limiters } from '../limits/limits.ts';
import { changePasswordHandler } from './change-password.ts';
import { changePhoneHandler } from './change-phone.ts';
import { freezeHandler } from './freeze.ts';
import { loginHandler } from './login.ts';
import { sendNewPhoneCodeHandler } from './new-phone-code.ts';
import { sendOwnCodeHandler } from './own-code.ts';
import {
  addPasskeyHandler,
  deletePasskeyHandler,
  listPasskeysHandler,
  passkeyOptionsHandler,
  passkeySignInOptionsHandler,
} from './passkeys.ts';
import { forgetPhoneProofHandler, getPhoneProofHandler } from './proof.ts';
import { registerHandler } from './register.ts';
import { resetPasswordHandler } from './reset-password.ts';
import { sendCodeHandler } from './send-code.ts';
import { endOtherSessionsHandler, endSessionHandler, listSessionsHandler } from './sessions.ts';
import { stepUpHandler } from './step-up.ts';
import { getSessionHandler, logoutHandler, refreshSessionHandler } from './user.ts';
import { verifyCodeHandler } from './verify-code.ts';

export type AuthRoute = {
  method: 'GET' | 'POST' | 'DELETE';
  /** Path below `/api/auth/`. */
  name: string;
  handler: RouteHandlerMethod;
  /**
   * The call has limits of its own and skips the write limit per address or device, so that customers who share an attacker's address are
   * not blocked by the attacker's writes.
   */
  hasOwnLimits?: true;
  /** The call skips the write limit of its session too: nothing that a thief with the same cookie does can block it. */
  skipsSessionLimit?: true;
};

/** All calls under `/api/auth/` (interfaces, Gateway). */
export function listAuthRoutes(gateway: Gateway, limits: Limiters): AuthRoute[] {
  const get = (name: string, handler: RouteHandlerMethod): AuthRoute => ({ method: 'GET', name, handler });
  const post = (name: string, handler: RouteHandlerMethod): AuthRoute => ({ method: 'POST', name, handler });
  /** A call that signs a customer in, or a step towards that. */
  const open = (name: string, handler: RouteHandlerMethod): AuthRoute => ({ ...post(name, handler), hasOwnLimits: true });
  const remove = (name: string, handler: RouteHandlerMethod): AuthRoute => ({ method: 'DELETE', name, handler });
  const newPhone = { byPhone: limits.newPhoneByPhone, bySession: limits.newPhoneBySession };
  return [
    get('user', getSessionHandler(gateway)),
    open('login', loginHandler(gateway, limits)),
    post('logout', logoutHandler(gateway)),
    post('refresh', refreshSessionHandler(gateway)),
    open('send-code', sendCodeHandler(gateway, limits)),
    open('verify-code', verifyCodeHandler(gateway, limits)),
    get('proof', getPhoneProofHandler(gateway)),
    remove('proof', forgetPhoneProofHandler(gateway)),
    open('register', registerHandler(gateway, limits.proofByPhone)),
    open('reset-password', resetPasswordHandler(gateway, limits.proofByPhone)),
    post('own-code', sendOwnCodeHandler(gateway, limits.ownCodeBySession)),
    post('change-password', changePasswordHandler(gateway, limits.changeBySession)),
    post('new-phone-code', sendNewPhoneCodeHandler(gateway, newPhone)),
    post('change-phone', changePhoneHandler(gateway, limits.changeBySession)),
    { ...post('freeze', freezeHandler(gateway, limits.freezeBySession)), hasOwnLimits: true, skipsSessionLimit: true },
    post('step-up', stepUpHandler(gateway, limits.changeBySession)),
    get('sessions', listSessionsHandler(gateway)),
    remove('sessions/:id', endSessionHandler(gateway)),
    post('sessions/end-others', endOtherSessionsHandler(gateway)),
    get('passkeys', listPasskeysHandler(gateway)),
    post('passkeys', addPasskeyHandler(gateway, limits.changeBySession)),
    post('passkeys/options', passkeyOptionsHandler(gateway, limits.changeBySession)),
    open('passkeys/sign-in-options', passkeySignInOptionsHandler(gateway, limits.passkeyOptionsByAddress)),
    remove('passkeys/:id', deletePasskeyHandler(gateway)),
  ];
}
