import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMuddatClient } from './index.ts';
import { customerSession, guestSession } from './session.ts';
import { rejectionOf } from './testing/rejection-of.ts';
import { json, type RespondWith, reset, startTestServer, type TestServer, text } from './testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const application = () => ({ environment: { baseUrl: server.url }, clientId: 'web', clientSecret: 'secret' });
const customer = () => customerSession({ ...application(), username: '+998901234567', password: 'Muddat-1' });
const tokens = (access: string, refresh?: string): RespondWith =>
  json(200, { access_token: access, token_type: 'Bearer', expires_in: 600, ...(refresh === undefined ? {} : { refresh_token: refresh }) });
const grants = () =>
  server.seen
    .filter(({ url }) => url === '/auth/oauth/token')
    .map(({ body }) => new Map(Object.entries<string>(JSON.parse(body))).get('grant_type'));
const sent = () => server.seen.filter(({ url }) => url !== '/auth/oauth/token').map(({ headers }) => headers['authorization']);

/** Answers token requests one after another, and refuses every call whose token is not among `valid`. */
const backend =
  (answers: RespondWith[], valid: Set<string>): RespondWith =>
  (response, seen) => {
    if (seen.url === '/auth/oauth/token') answers.shift()?.(response, seen);
    else if (valid.has(String(seen.headers['authorization']))) json(200, { data: [] })(response, seen);
    else json(401, { code: 'unauthorized', message: 'Вы не авторизованы' })(response, seen);
  };

describe('a session', () => {
  it('gets a token before the first call that needs one, and uses it until it expires', async () => {
    server.answerWith(backend([tokens('a', 'r')], new Set(['Bearer a'])));
    const muddat = createMuddatClient({ environment: { baseUrl: server.url }, getAccessToken: customer() });
    await muddat.installment.listOrders();
    await muddat.billing.listPayments();
    expect([grants(), sent()]).toEqual([['password'], ['Bearer a', 'Bearer a']]);
  });

  it('of a guest uses client credentials', async () => {
    server.answerWith(backend([tokens('g')], new Set(['Bearer g'])));
    const muddat = createMuddatClient({ environment: { baseUrl: server.url }, getAccessToken: guestSession(application()) });
    await muddat.installment.listStores();
    expect(grants()).toEqual(['client_credentials']);
  });

  it('renews a rejected token once, for fifty calls at the same time, and repeats each of them once', async () => {
    server.answerWith(backend([tokens('old', 'r'), tokens('new', 'r2')], new Set(['Bearer new'])));
    const muddat = createMuddatClient({ environment: { baseUrl: server.url }, getAccessToken: customer() });
    await Promise.all(Array.from({ length: 50 }, () => muddat.installment.listOrders()));
    expect(grants()).toEqual(['password', 'refresh_token']);
    expect(sent().filter((header) => header === 'Bearer new')).toHaveLength(50);
    expect(sent()).toHaveLength(100);
  });

  it('ends a call with its 401 when the new token is rejected too', async () => {
    server.answerWith(backend([tokens('a', 'r'), tokens('b', 'r2'), tokens('c')], new Set()));
    const muddat = createMuddatClient({ environment: { baseUrl: server.url }, getAccessToken: customer() });
    expect(await rejectionOf(muddat.installment.listOrders())).toMatchObject({ statusCode: 401, code: 'unauthorized', attempts: 2 });
    expect(grants()).toEqual(['password', 'refresh_token']);
  });

  it('signs in again when the refresh token is refused, and keeps it when the server only failed', async () => {
    const refused = json(400, { code: 'invalid_credentials' });
    server.answerWith(backend([tokens('a', 'r'), refused, tokens('b', 'r2')], new Set(['Bearer b'])));
    const muddat = createMuddatClient({ environment: { baseUrl: server.url }, getAccessToken: customer() });
    await muddat.installment.listOrders();
    expect(grants()).toEqual(['password', 'refresh_token', 'password']);
    server.answerWith(backend([tokens('a', 'r'), json(500, {}), tokens('b', 'r2')], new Set(['Bearer b'])));
    const other = createMuddatClient({ environment: { baseUrl: server.url }, getAccessToken: customer() });
    expect(await rejectionOf(other.installment.listOrders())).toMatchObject({ operation: 'installment.listOrders', statusCode: 500 });
    await other.installment.listOrders();
    expect(grants()).toEqual(['password', 'refresh_token', 'refresh_token']);
  });

  it('repeats a rejected write under the same idempotency key', async () => {
    server.answerWith(backend([tokens('a', 'r'), tokens('b')], new Set(['Bearer b'])));
    const muddat = createMuddatClient({ environment: { baseUrl: server.url }, getAccessToken: customer() });
    await muddat.billing.createWithdrawal({ amount: 1, entity_id: 'card_1' });
    const keys = server.seen.filter(({ url }) => url.startsWith('/billing')).map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('says that nothing was sent when it gets no token', async () => {
    server.answerWith(reset);
    const muddat = createMuddatClient({ environment: { baseUrl: server.url }, getAccessToken: customer() });
    expect(await rejectionOf(muddat.installment.listOrders({}, { timeoutMs: 500 }))).toMatchObject({ attempts: 0 });
  });

  it('that ends revokes its tokens, and the next call signs in again', async () => {
    server.answerWith(tokens('a', 'r'), text(204, ''), tokens('b', 'r2'));
    const session = customer();
    expect(await session.getToken()).toBe('a');
    await session.end();
    expect(await session.getToken()).toBe('b');
    expect(server.seen.map(({ url }) => url)).toEqual(['/auth/oauth/token', '/auth/oauth/revoke', '/auth/oauth/token']);
    expect(JSON.parse(server.seen[1]?.body ?? '')).toMatchObject({ token: 'r' });
  });
});

describe('a plain token', () => {
  it('is not renewed: a 401 ends the call', async () => {
    server.answerWith(json(401, {}));
    const muddat = createMuddatClient({ environment: { baseUrl: server.url }, getAccessToken: 'a' });
    expect(await rejectionOf(muddat.installment.listOrders())).toMatchObject({ statusCode: 401, attempts: 1 });
  });
});
