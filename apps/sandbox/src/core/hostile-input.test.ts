import { beforeAll, describe, expect, it } from 'vitest';
import { type ExampleCall, exampleCalls } from '../testing/contract-examples.ts';
import { openSandbox } from '../testing/open-sandbox.ts';
import { loadContracts } from './contracts.ts';

const CUSTOMER_PHONE = '+998900000001';
/** An operation whose response is a stream that does not end. */
const STREAM = 'installment.streamEvents';
const DAY = /^\d{4}-\d{2}-\d{2}/;
/** PostgreSQL refuses the first year; no business date is in the other years. */
const YEARS = ['0000', '0001', '1899', '3000', '9999'];
const NUMBERS = ['2147483648', '9223372036854775808', '-9223372036854775809', '1e300'];
const calls = (await loadContracts()).flatMap(exampleCalls);
const logs: string[] = [];
const sandbox = await openSandbox({ logStream: { write: (line) => void logs.push(line) } });
let token: string;

const queryOf = (pairs: Readonly<Record<string, string>>, more = ''): string =>
  [...Object.entries(pairs).map(([name, value]) => `${name}=${encodeURIComponent(value)}`), ...(more === '' ? [] : [more])].join('&');

async function sendCall(call: ExampleCall, url: string, body: unknown = call.body) {
  const answer = await sandbox.app.inject({
    method: call.method === 'DELETE' ? 'DELETE' : call.method === 'GET' ? 'GET' : call.method === 'PUT' ? 'PUT' : 'POST',
    url,
    headers: { ...call.headers, organization: '2', authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  return { sent: `${url} ${JSON.stringify(body) ?? ''}`, status: answer.statusCode, text: answer.body, id: answer.headers['x-request-id'] };
}

/** A refusal by the server: 4xx, a problem with this request's id, and no echo of the input. */
function expectProblem({ sent, status, text, id }: Awaited<ReturnType<typeof sendCall>>): void {
  expect([sent, status >= 400 && status < 500, text.startsWith('{')]).toEqual([sent, true, true]);
  const problem = JSON.parse(text);
  expect([sent, problem]).toEqual([
    sent,
    expect.objectContaining({ code: expect.any(String), message: expect.any(String), request_id: id }),
  ]);
  expect(problem.statusCode).toBeUndefined();
  expect(text).not.toContain('hostile');
}

/** Copies of the value, each with one text (or key) replaced by `evil`. */
function variants(value: unknown, evil: string): unknown[] {
  if (typeof value === 'string') return [evil];
  if (Array.isArray(value)) return value.flatMap((item, index) => variants(item, evil).map((other) => value.with(index, other)));
  if (typeof value !== 'object' || value === null) return [];
  const fields = Object.entries(value);
  return [...fields.flatMap(([name, item]) => variants(item, evil).map((other) => ({ ...value, [name]: other }))), { ...value, [evil]: 1 }];
}

/** Copies of the value, each with one number or date beyond what a column can store. */
function extremes(value: unknown): unknown[] {
  if (typeof value === 'number') return [2 ** 31, 2 ** 63, -(2 ** 63), 1e300];
  if (typeof value === 'string') return DAY.test(value) ? YEARS.map((year) => `${year}${value.slice(4)}`) : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => extremes(item).map((other) => value.with(index, other)));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => extremes(item).map((other) => ({ ...value, [name]: other })));
}

describe.each(calls.map((call) => [call.name, call] as const))('%s with hostile input', (_name, call) => {
  const address = call.pathWith();
  // An earlier call may have ended the session: a 401 would hide how the input is handled.
  beforeAll(async () => {
    token = await sandbox.tokenFor(CUSTOMER_PHONE);
  });

  it.each(['%ff', '%', '%zz', '%00', 'hostile%00'])('refuses ?x=%s with a problem body', async (value) => {
    expectProblem(await sendCall(call, `${address}?${queryOf(call.query, `x=${value}`)}`));
  });

  it('refuses a NUL in each query parameter', async () => {
    for (const name of call.queryParameters) {
      const { [name]: _, ...others } = call.query;
      expectProblem(await sendCall(call, `${address}?${queryOf(others, `${name}=hostile%00`)}`));
    }
  });

  it('refuses broken escapes, a NUL and an over-long id in its path', async () => {
    const inPath = ['%', '%ff', '%00', 'hostile%00', '%2', 'hostile'.repeat(50), 'hostile'.repeat(1_000)];
    for (const name of call.pathParameters)
      for (const value of inPath) expectProblem(await sendCall(call, call.pathWith({ [name]: value })));
    expectProblem(await sendCall(call, `${address}%`));
  });

  it.runIf(call.body !== undefined)('refuses a NUL and a lone surrogate in each text of its body', async () => {
    const bodies = ['hostile\u0000', 'hostile\ud800'].flatMap((evil) => variants(call.body, evil));
    expect(bodies.length).toBeGreaterThan(0);
    for (const body of bodies) expectProblem(await sendCall(call, `${address}?${queryOf(call.query)}`, body));
  });

  it.runIf(call.queryDates.length > 0)('refuses a date parameter of an unsupported year as out_of_range', async () => {
    for (const name of call.queryDates) {
      for (const year of YEARS) {
        const answer = await sendCall(call, `${address}?${queryOf({ ...call.query, [name]: `${year}-01-01` })}`);
        expect([answer.sent, answer.status, JSON.parse(answer.text).fields]).toEqual([answer.sent, 422, { [name]: 'out_of_range' }]);
      }
    }
  });

  it.skipIf(call.name === STREAM)('returns no 5xx for numbers and dates that a database column cannot store', async () => {
    const values = [...NUMBERS, ...YEARS.map((year) => `${year}-01-01`)];
    const inQuery = call.queryParameters.flatMap((name) =>
      values.map((value) => `${address}?${queryOf({ ...call.query, [name]: value })}`),
    );
    const inPath = call.pathParameters.flatMap((name) =>
      values.map((value) => `${call.pathWith({ [name]: value })}?${queryOf(call.query)}`),
    );
    const answers = [];
    for (const url of [...inQuery, ...inPath]) answers.push(await sendCall(call, url));
    for (const body of extremes(call.body)) answers.push(await sendCall(call, `${address}?${queryOf(call.query)}`, body));
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  });

  it.skipIf(call.name === STREAM)('returns no 5xx for an unknown query parameter', async () => {
    const known = await sendCall(call, `${address}?${queryOf(call.query)}`);
    const unknown = await sendCall(call, `${address}?${queryOf(call.query, 'utm_source=x')}`);
    expect([unknown.status < 500, known.status < 500]).toEqual([true, true]);
    if (unknown.status >= 400) expectProblem(unknown);
  });
});

it('the log contains no hostile input', async () => {
  for (const call of calls) await sendCall(call, `${call.pathWith()}?x=hostile%00`);
  expect(logs.length).toBeGreaterThanOrEqual(calls.length);
  expect(logs.filter((line) => /hostile|\\u0000|%00/.test(line))).toEqual([]);
});
