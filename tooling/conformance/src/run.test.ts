import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';
import { formatMarkdown, formatText } from './report/format.ts';
import { countViolations } from './report/report.ts';
import { runConformance } from './run.ts';

const TOKENS = '{"access_token":"secret-token-1","token_type":"Bearer","expires_in":60}';
const UNKNOWN_PHONE = '+998900000099';
const NOT_FOUND = '{"code":"not_found","message":"No such return","request_id":"r1"}';
/** A backend that signs everybody in, knows no returns, and answers every other call with the same wrong body. */
const server = createServer((request, response) => {
  const isToken = request.url === '/auth/oauth/token';
  const isReturn = request.url?.startsWith('/installment/v3/user/returns') === true;
  let body = '';
  request
    .on('data', (part: Buffer) => {
      body += part.toString();
    })
    .on('end', () =>
      response
        .writeHead(body.includes(UNKNOWN_PHONE) ? 401 : isReturn ? 404 : 200, { 'content-type': 'application/json' })
        .end(isToken ? TOKENS : isReturn ? NOT_FOUND : '{"data":[{"id":1}]}'),
    );
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => server.close());
const isAddress = (address: string | AddressInfo | null): address is AddressInfo => typeof address === 'object' && address !== null;
const address = server.address();
const baseUrl = `http://127.0.0.1:${isAddress(address) ? address.port : 0}`;

async function run(...args: string[]) {
  const options = readOptions([baseUrl, ...args], 1);
  if (typeof options === 'string') throw new TypeError(options);
  return runConformance(options);
}

describe('a run against a backend that answers wrongly', () => {
  it('reports each violation with what was sent, what came, the rule, and a line to repeat it', async () => {
    const report = await run('--only', 'listOrders', '--requests', '12');
    const [listOrders] = report.operations;
    expect(listOrders).toMatchObject({ operation: 'installment.listOrders', requests: 12, seen: { 200: 12 } });
    expect(listOrders?.notSeen).toEqual(['400', '401', '429']);
    const rules = new Map(listOrders?.violations.map((violation) => [violation.rule, violation]));
    expect([...rules.keys()].toSorted()).toEqual(['body-invalid', 'not-refused', 'wrong-status']);
    expect(rules.get('wrong-status')?.detail).toBe('status 200; it must be 401');
    const text = formatText(report);
    expect(text).toContain('✗ installment.listOrders');
    expect(text).toContain('came:   200 application/json {"data":[{"id":1}]}');
    expect(text).toContain(`repeat: curl -X GET '${baseUrl}/installment/`);
    expect(text).toContain('1 of 1 operations succeeded');
    const markdown = formatMarkdown(report);
    expect(markdown).toContain('None: every operation succeeded.');
    expect(markdown).toContain('### installment.listOrders: body-invalid');
    expect(markdown).toContain(`${countViolations(report)} different violations`);
    expect(text + markdown + JSON.stringify(report)).not.toMatch(/secret-token-1|muddat-web-secret|Muddat-demo/);
  });

  it('says why an operation never succeeded, and what it needs', async () => {
    const report = await run('--only', 'getReturn', '--requests', '2');
    const why = 'The backend refused every request that the contract allows: 404 not_found (2).';
    const give = 'a delivered order that can be returned: give --username of a customer who has one';
    expect(report.operations[0]?.neverSucceeded).toEqual({ why, give });
    expect(formatText(report)).toContain(`installment.getReturn: never succeeded\n  why:  ${why}\n  give: ${give}`);
    expect(formatMarkdown(report)).toContain(`| installment.getReturn | ${why} | ${give} |`);
  });

  it('names what was left out, with the reason', async () => {
    const report = await run('--only', 'builder', '--skip', 'createFeedback=writes to an editor', '--requests', '6');
    expect(report.skipped).toEqual([{ operation: 'builder.createFeedback', reason: 'writes to an editor' }]);
    expect(formatText(report)).toContain('skipped builder.createFeedback: writes to an editor');
    expect(report.operations.map(({ operation }) => operation)).not.toContain('builder.createFeedback');
  });
});

it('a run without the customer of the last calls leaves those calls out', async () => {
  const report = await run('--only', 'auth.revokeToken', '--requests', '2', '--last-username', UNKNOWN_PHONE);
  const reason = 'the backend does not sign the customer of --last-username in';
  expect(report.skipped).toEqual([{ operation: 'auth.revokeToken', reason }]);
});

describe('a run that is not possible', () => {
  it.each<[string, readonly string[], string]>([
    ['an operation that no contract has', ['--only', 'getOrders'], 'no contract has getOrders; write for example billing.createPayment'],
  ])('names %s', async (_title, args, message) => {
    await expect(run(...args)).rejects.toThrow(message);
  });

  it('names an address where nothing responds', async () => {
    const options = readOptions(['http://127.0.0.1:1'], 1);
    if (typeof options === 'string') throw new TypeError(options);
    await expect(runConformance(options)).rejects.toThrow(/^http:\/\/127\.0\.0\.1:1\/auth\/oauth\/token: .*Is the backend running/);
  });
});
