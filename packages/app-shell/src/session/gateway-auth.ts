import * as v from 'valibot';
import { type AuthResult, createGatewayCall, type GatewayCall } from './gateway-call.ts';
import type { securityCalls } from './security-calls.ts';
import { type SessionView, sessionViewSchema } from './session.ts';
import { signInCalls } from './sign-in-calls.ts';

export type GatewayAuth = ReturnType<typeof createGatewayAuth>;

/** The gateway's own calls about the session (interfaces, Gateway). The browser gets no token from any of them. */
export function createGatewayAuth(call: GatewayCall = createGatewayCall()) {
  return {
    user: (): Promise<AuthResult<SessionView>> => call('GET', 'user', sessionViewSchema),
    logout: (): Promise<AuthResult<unknown>> => call('POST', 'logout', v.unknown(), { body: {} }),
    ...signInCalls(call),
    ...laterCalls(call),
  };
}

type SecurityCalls = ReturnType<typeof securityCalls>;

/** What few pages call comes with the first such call: the main page need not carry it. */
function laterCalls(call: GatewayCall) {
  const later =
    <Args extends unknown[], Data>(pick: (calls: SecurityCalls) => (...args: Args) => Promise<AuthResult<Data>>) =>
    async (...args: Args): Promise<AuthResult<Data>> => {
      try {
        const file = await import('./security-calls.ts');
        return await pick(file.securityCalls(call))(...args);
      } catch {
        // The file did not come: nothing was asked for.
        return { ok: false, problem: { code: 'no-answer', message: '' } };
      }
    };
  return {
    sendOwnCode: later((calls) => calls.sendOwnCode),
    changePassword: later((calls) => calls.changePassword),
    sendNewPhoneCode: later((calls) => calls.sendNewPhoneCode),
    changePhone: later((calls) => calls.changePhone),
    sessions: later((calls) => calls.sessions),
    endSession: later((calls) => calls.endSession),
    endOtherSessions: later((calls) => calls.endOtherSessions),
    passkeys: later((calls) => calls.passkeys),
    passkeyOptions: later((calls) => calls.passkeyOptions),
    addPasskey: later((calls) => calls.addPasskey),
    deletePasskey: later((calls) => calls.deletePasskey),
    passkeySignInOptions: later((calls) => calls.passkeySignInOptions),
  };
}
