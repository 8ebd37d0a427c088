import { createHmac } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { vi } from 'vitest';
import { listSmsMessages } from '../core/sms.ts';
import type { TestSandbox } from './test-sandbox.ts';

/** Hashing a password is slow by design, and the machine may be busy, so these tests have a longer timeout. */
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

export const CLIENT_CREDENTIALS = { client_id: 'muddat-web', client_secret: 'muddat-web-secret' };

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** `X-Client-Id` as the gateway signs it. `said`: `known.<device>.<network>` or `new.<device>.<network>`. */
export function signClientId(said: string, secret = CLIENT_CREDENTIALS.client_secret): string {
  return `${said}.${createHmac('sha256', secret).update(`muddat-client-id-v1:${said}`).digest('base64url')}`;
}

/** Calls of the token endpoint and related ones, for tests. `from`: the client id that the calls send. */
export function authCalls({ app, db }: TestSandbox, from?: string) {
  const headers = from === undefined ? {} : { 'x-client-id': from };
  const post = (url: string, payload: object): Promise<LightMyRequestResponse> =>
    app.inject({ method: 'POST', url: `/auth${url}`, payload, headers });
  const lastCode = async (phone: string) => (await listSmsMessages(db, phone, 20)).find(({ code }) => code !== null)?.code ?? null;
  const sendCode = (phone: string, purpose = 'sign-in', channel = 'sms') => post('/oauth/send-code', { phone, purpose, channel });
  const verify = (phone: string, purpose: string, code: string | null) => post('/oauth/verify-code', { phone, purpose, code });
  return {
    post,
    token: (grant: object) => post('/oauth/token', { ...CLIENT_CREDENTIALS, ...grant }),
    password: (username: string, password: string, more: object = {}) =>
      post('/oauth/token', { ...CLIENT_CREDENTIALS, grant_type: 'password', username, password, ...more }),
    byCode: (username: string, password: string | null) =>
      post('/oauth/token', { ...CLIENT_CREDENTIALS, grant_type: 'password', username, password, password_type: 'code' }),
    byTicket: (username: string, password: string) =>
      post('/oauth/token', { ...CLIENT_CREDENTIALS, grant_type: 'password', username, password, password_type: 'ticket' }),
    refresh: (refresh_token: unknown) => post('/oauth/token', { ...CLIENT_CREDENTIALS, grant_type: 'refresh_token', refresh_token }),
    profile: (accessToken: unknown) =>
      app.inject({ method: 'GET', url: '/auth/user/profile', headers: { authorization: `Bearer ${String(accessToken)}` } }),
    sendCode,
    verify,
    /** A call of a signed-in customer. */
    as: (accessToken: string, method: Method, url: string, payload?: object) =>
      app.inject({
        method,
        url: `/auth${url}`,
        headers: { authorization: `Bearer ${accessToken}` },
        ...(payload === undefined ? {} : { payload }),
      }),
    /** The newest code sent to a phone. */
    lastCode,
    /** A proof ticket of a phone, obtained by the same calls that the portal makes for a customer. */
    ticketOf: async (phone: string, purpose: 'register' | 'reset'): Promise<string> => {
      await sendCode(phone, purpose);
      return (await verify(phone, purpose, await lastCode(phone))).json().ticket;
    },
  };
}

/** A code that differs from `code`. */
export const wrongCodeFor = (code: string | null) => (code === '111111' ? '222222' : '111111');
