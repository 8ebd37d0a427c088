import type { LightMyRequestResponse } from 'fastify';
import type { TestSandbox } from '../../core/testing.ts';

const CLIENT = { client_id: 'muddat-web', client_secret: 'muddat-web-secret' };

/** Calls of the token endpoint and its neighbours, for tests. */
export function authCalls({ app }: TestSandbox) {
  const post = (url: string, payload: object): Promise<LightMyRequestResponse> =>
    app.inject({ method: 'POST', url: `/auth${url}`, payload });
  return {
    post,
    token: (grant: object) => post('/oauth/token', { ...CLIENT, ...grant }),
    password: (username: string, password: string, more: object = {}) =>
      post('/oauth/token', { ...CLIENT, grant_type: 'password', username, password, ...more }),
    refresh: (refresh_token: unknown) => post('/oauth/token', { ...CLIENT, grant_type: 'refresh_token', refresh_token }),
    profile: (accessToken: unknown) =>
      app.inject({ method: 'GET', url: '/auth/user/profile', headers: { authorization: `Bearer ${String(accessToken)}` } }),
    sendCode: (phone: string, purpose = 'sign-in') => post('/oauth/send-code', { phone, purpose }),
  };
}
