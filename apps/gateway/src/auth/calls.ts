import type { RouteHandlerMethod } from 'fastify';
import type { Gateway } from '../core/gateway.ts';
import type { Limiter, Limiters } from '../core/limits.ts';
import { changePasswordHandler } from './change-password.ts';
import { changePhoneHandler } from './change-phone.ts';
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
import { forgetProofHandler, proofHandler } from './proof.ts';
import { registerHandler } from './register.ts';
import { resetPasswordHandler } from './reset-password.ts';
import { sendCodeHandler } from './send-code.ts';
import { endOthersHandler, endSessionHandler, sessionsHandler } from './sessions.ts';
import { logoutHandler, refreshHandler, userHandler } from './user.ts';
import { verifyCodeHandler } from './verify-code.ts';

export type AuthCall = {
  method: 'GET' | 'POST' | 'DELETE';
  /** Below `/api/auth/`. */
  name: string;
  handler: RouteHandlerMethod;
  /** Counted before the body is read; what is counted by phone or customer, the handler does. */
  limitAddress?: Limiter;
};

/** All of the gateway's own calls about sessions (interfaces, Gateway). */
export function authCalls(gateway: Gateway, limits: Limiters): AuthCall[] {
  const get = (name: string, handler: RouteHandlerMethod): AuthCall => ({ method: 'GET', name, handler });
  const post = (name: string, handler: RouteHandlerMethod, limitAddress?: Limiter): AuthCall => ({
    method: 'POST',
    name,
    handler,
    ...(limitAddress ? { limitAddress } : {}),
  });
  const remove = (name: string, handler: RouteHandlerMethod): AuthCall => ({
    method: 'DELETE',
    name,
    handler,
    limitAddress: limits.changeByAddress,
  });
  const newPhone = { byPhone: limits.codeByPhone, byCustomer: limits.newPhoneByCustomer };
  return [
    get('user', userHandler(gateway)),
    post('login', loginHandler(gateway, limits.loginByPhone, limits.proofByPhone), limits.loginByAddress),
    post('logout', logoutHandler(gateway)),
    post('refresh', refreshHandler(gateway)),
    post('send-code', sendCodeHandler(gateway, limits.codeByPhone), limits.codeByAddress),
    post('verify-code', verifyCodeHandler(gateway, limits.proofByPhone), limits.proofByAddress),
    get('proof', proofHandler(gateway)),
    remove('proof', forgetProofHandler(gateway)),
    post('register', registerHandler(gateway, limits.proofByPhone), limits.proofByAddress),
    post('reset-password', resetPasswordHandler(gateway, limits.proofByPhone), limits.proofByAddress),
    post('own-code', ownCodeHandler(gateway, limits.codeByPhone), limits.codeByAddress),
    post('change-password', changePasswordHandler(gateway, limits.changeByCustomer), limits.changeByAddress),
    post('new-phone-code', newPhoneCodeHandler(gateway, newPhone), limits.codeByAddress),
    post('change-phone', changePhoneHandler(gateway, limits.changeByCustomer), limits.changeByAddress),
    get('sessions', sessionsHandler(gateway)),
    remove('sessions/:id', endSessionHandler(gateway)),
    post('sessions/end-others', endOthersHandler(gateway), limits.changeByAddress),
    get('passkeys', passkeysHandler(gateway)),
    post('passkeys', addPasskeyHandler(gateway, limits.changeByCustomer), limits.changeByAddress),
    post('passkeys/options', passkeyOptionsHandler(gateway, limits.changeByCustomer), limits.changeByAddress),
    post('passkeys/sign-in-options', passkeySignInOptionsHandler(gateway), limits.loginByAddress),
    remove('passkeys/:id', deletePasskeyHandler(gateway)),
  ];
}
