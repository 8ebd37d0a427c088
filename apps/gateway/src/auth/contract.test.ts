import { afterAll, beforeAll, expect, test } from 'vitest';
import { findContractMismatch, GATEWAY_OPERATIONS } from '../testing/contract.ts';
import { startGateway, type TestGateway } from '../testing/start.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

const paths = [...new Set(GATEWAY_OPERATIONS.map(({ path }) => path))];

test('the gateway has a route for each path of its contract, and no other below /api/auth and /api/bot', () => {
  const routes = gateway.routes.map(({ url }) => url.replace(/:(\w+)/g, '{$1}')).filter((url) => /^\/api\/(auth|bot)\//.test(url));
  expect([...new Set(routes)].sort()).toEqual([...paths].sort());
});

test.each(paths)('%s accepts the methods of the contract, and refuses PATCH with an Allow header that lists them', async (path) => {
  const methods = GATEWAY_OPERATIONS.filter((operation) => operation.path === path).map(({ method }) => method);
  const address = path.replace(/\{\w+\}/, 'x1');
  const headers = { origin: gateway.origin, 'x-requested-with': 'muddat-web' };
  const refused = await gateway.browser().request(address, { method: 'PATCH', headers });
  expect([refused.status, refused.json()['code']]).toEqual([405, 'method_not_allowed']);
  const allowed = methods.includes('GET') ? [...methods, 'HEAD'] : methods;
  expect(String(refused.headers['allow']).split(', ').sort()).toEqual(allowed.sort());
  for (const method of methods) expect((await gateway.browser().request(address, { method, headers })).status).not.toBe(405);
});

test('`findContractMismatch` says how a response breaks the contract, and returns null for a valid one', () => {
  const contentType = 'application/json; charset=utf-8';
  const answer = (status: number, body: unknown) => ({ status, contentType, text: JSON.stringify(body) });
  const problem = { code: 'internal', message: 'm', request_id: 'r' };
  expect(findContractMismatch('GET', '/api/auth/user', answer(200, { loggedIn: true }))).toContain('refreshExpiresAt');
  expect(findContractMismatch('GET', '/api/auth/user', answer(409, problem))).toContain('not in the contract');
  expect(findContractMismatch('GET', '/api/auth/user?x=1', answer(500, { code: 'internal' }))).toContain('request_id');
  expect(findContractMismatch('DELETE', '/api/auth/sessions/1', answer(204, {}))).toContain('has a body');
  expect(findContractMismatch('POST', '/api/auth/sessions/end-others', { ...answer(500, problem), contentType: 'text/html' })).toContain(
    'text/html',
  );
  expect(findContractMismatch('GET', '/api/auth/user', answer(500, { ...problem, code: 'not_found' }))).toContain('the code not_found');
  expect(findContractMismatch('GET', '/api/auth/user', answer(500, problem))).toBeNull();
});
