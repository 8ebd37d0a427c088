import { randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import { deferred } from './deferred.ts';

type ReceivedRequest = { method: string; url: string; headers: IncomingHttpHeaders; body: string };
type RespondWith = (seen: ReceivedRequest, response: ServerResponse) => void | Promise<void>;

export type HeldCall = { reached: Promise<void>; release(): void };

export type Backend = {
  url: string;
  requests: ReceivedRequest[];
  /** Calls so far whose address begins with `start`. */
  requestsTo(start: string): ReceivedRequest[];
  /** Replaces the response for addresses of the four APIs or of the provider that begin with `start`. */
  respondTo(start: string, answer: RespondWith): void;
  /** Lifetime of the access tokens that are issued to customers from now on, in seconds. */
  accessSeconds: number;
  /**
   * Holds the next call whose address begins with `start`: before it is handled, or after, with only its response missing. `reached`
   * resolves when the call is held; `release` releases it.
   */
  hold(start: string, when: 'before' | 'after'): HeldCall;
  /** Answers the next `times` calls whose address begins with `start` with 503. */
  failNext(start: string, times: number): void;
  /** The refresh token that was issued last; '' before the first. */
  latestRefreshToken(): string;
  /** The customers' access tokens issued so far are refused; their refresh tokens are still accepted and give new access tokens. */
  revokeAccessTokens(): void;
  /** Ends every sign-in so far: the customers' access and refresh tokens are refused. Guest tokens and later sign-ins are not affected. */
  revokeAllTokens(): void;
  close(): Promise<void>;
};

export const DEMO_CUSTOMER = { phone: '+998900000001', password: 'Muddat-demo-1', code: '123456' };

const json = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void => {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers }).end(JSON.stringify(body));
};
const problem = (response: ServerResponse, status: number, code: string): void =>
  json(response, status, { code, message: `upstream says ${code}`, request_id: 'up' });

/** Delays the response until `free` resolves. Delaying `end` delays the headers too: Node sends them with the first byte of the body. */
function holdResponse(response: ServerResponse, free: Promise<void>): void {
  const end = response.end.bind(response);
  Object.assign(response, {
    end: (...args: Parameters<typeof end>) => {
      void free.then(() => end(...args));
      return response;
    },
  });
}

/**
 * A real HTTP server for tests. It has an auth provider with rotating refresh tokens (a replayed one ends the family) and four APIs that
 * respond with the kind of token they received (`who`).
 */
export async function startBackend(): Promise<Backend> {
  const families = new Map<string, { alive: boolean; access: Set<string>; refresh: string; used: Set<string> }>();
  const guests = new Set<string>();
  const answers: [string, RespondWith][] = [];
  const holds: { start: string; when: 'before' | 'after'; reach(): void; free: Promise<void> }[] = [];
  const failures: string[] = [];
  let issued = '';
  const requests: ReceivedRequest[] = [];
  const mint = (): string => randomBytes(12).toString('hex');

  const issue = (family: string): Record<string, unknown> => {
    const entry = families.get(family) ?? { alive: true, access: new Set<string>(), refresh: '', used: new Set<string>() };
    const access = `access-${mint()}`;
    if (entry.refresh) entry.used.add(entry.refresh);
    entry.refresh = `refresh-${mint()}`;
    issued = entry.refresh;
    entry.access.clear();
    entry.access.add(access);
    families.set(family, entry);
    return {
      access_token: access,
      token_type: 'Bearer',
      expires_in: backend.accessSeconds,
      refresh_token: entry.refresh,
      refresh_expires_in: 2_592_000,
    };
  };
  const token: RespondWith = ({ body }, response) => {
    const { grant_type, username, password, password_type, refresh_token } = JSON.parse(body);
    if (grant_type === 'client_credentials') {
      const guest = `guest-${mint()}`;
      guests.add(guest);
      return json(response, 200, { access_token: guest, token_type: 'Bearer', expires_in: 1800 });
    }
    if (grant_type === 'password') {
      const right =
        username === DEMO_CUSTOMER.phone && password === (password_type === 'code' ? DEMO_CUSTOMER.code : DEMO_CUSTOMER.password);
      if (right) return json(response, 200, issue(mint()));
      if (password_type === 'code')
        return json(response, 422, { code: 'otp_wrong', message: 'Введен неправильный код', tries_left: 4, request_id: 'up' });
      return problem(response, 401, 'invalid_credentials');
    }
    for (const [id, family] of families) {
      if (family.used.has(refresh_token)) family.alive = false;
      if (family.alive && family.refresh === refresh_token) return json(response, 200, issue(id));
    }
    return problem(response, 401, 'unauthorized');
  };
  const customerOf = (headers: IncomingHttpHeaders): boolean => {
    const bearer = headers.authorization?.replace('Bearer ', '') ?? '';
    return [...families.values()].some((family) => family.alive && family.access.has(bearer));
  };

  const route: RespondWith = async (request, response) => {
    const failing = failures.findIndex((start) => request.url.startsWith(start));
    if (failing !== -1) {
      failures.splice(failing, 1);
      return json(response, 503, {});
    }
    const own = answers.findLast(([start]) => request.url.startsWith(start));
    if (own) return own[1](request, response);
    if (request.url === '/auth/oauth/token') return token(request, response);
    if (request.url === '/auth/oauth/revoke') {
      const revoked = String(JSON.parse(request.body).token);
      for (const family of families.values()) if (family.refresh === revoked) family.alive = false;
      response.writeHead(204).end();
      return;
    }
    if (request.url === '/auth/oauth/send-code')
      return json(response, 200, { length: 6, resend_after: 60, expires_in: 300, masked_phone: '+998 90 ••• •• 01', secret: 'kept' });
    if (request.url === '/auth/user/profile') {
      return customerOf(request.headers)
        ? json(response, 200, { user: { id: 'cus_0001', name: 'Dilnoza Karimova', phone: DEMO_CUSTOMER.phone } })
        : problem(response, 401, 'unauthorized');
    }
    const bearer = request.headers.authorization?.replace('Bearer ', '') ?? '';
    if (bearer !== '' && !customerOf(request.headers) && !guests.has(bearer)) return problem(response, 401, 'unauthorized');
    // The calls of a probe, which compares them with the contract.
    if (request.url.startsWith('/mobile/v2/order/districts')) return json(response, 200, { data: [], regions: [] });
    if (request.url.startsWith('/builder/v1/version')) return json(response, 200, { data: { version: '1' } });
    json(
      response,
      200,
      { data: [], who: customerOf(request.headers) ? 'customer' : guests.has(bearer) ? 'guest' : 'nobody' },
      { 'set-cookie': 'upstream=1', server: 'secret/1.0', etag: '"v1"' },
    );
  };
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const call: ReceivedRequest = {
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      };
      requests.push(call);
      const at = holds.findIndex(({ start }) => call.url.startsWith(start));
      const [hold] = at === -1 ? [] : holds.splice(at, 1);
      if (hold?.when === 'before') void hold.free.then(() => route(call, response));
      else {
        if (hold) holdResponse(response, hold.free);
        void route(call, response);
      }
      hold?.reach();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const backend: Backend = {
    url: `http://127.0.0.1:${port}`,
    requests,
    requestsTo: (start) => requests.filter(({ url }) => url.startsWith(start)),
    respondTo: (start, answer) => void answers.push([start, answer]),
    accessSeconds: 3600,
    hold(start, when) {
      const [reached, free] = [deferred<void>(), deferred<void>()];
      holds.push({ start, when, reach: reached.resolve, free: free.promise });
      return { reached: reached.promise, release: free.resolve };
    },
    failNext: (start, times) => void failures.push(...Array<string>(times).fill(start)),
    latestRefreshToken: () => issued,
    revokeAccessTokens: () => {
      for (const family of families.values()) family.access.clear();
    },
    revokeAllTokens: () => {
      for (const family of families.values()) family.alive = false;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return backend;
}
