import * as v from 'valibot';
import { type AuthResult, createGatewayCall, type GatewayCall } from './gateway-call.ts';
import { securityCalls } from './security-calls.ts';
import { type SessionView, sessionViewSchema } from './session.ts';
import { signInCalls } from './sign-in-calls.ts';

export type GatewayAuth = ReturnType<typeof createGatewayAuth>;

/** The gateway's own calls about the session (interfaces, Gateway). The browser gets no token from any of them. */
export function createGatewayAuth(call: GatewayCall = createGatewayCall()) {
  return {
    user: (): Promise<AuthResult<SessionView>> => call('GET', 'user', sessionViewSchema),
    logout: (): Promise<AuthResult<unknown>> => call('POST', 'logout', v.unknown(), { body: {} }),
    ...signInCalls(call),
    ...securityCalls(call),
  };
}
