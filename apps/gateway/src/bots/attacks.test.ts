import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { computeSolution, encodeSolution, fetchAndSolveChallenge, type SolutionPayload } from '../testing/solve.ts';
import { startGateway, type TestGateway } from '../testing/start.ts';

const PHONE = '+998900000001';
const SECRET = 'one-secret-of-thirty-two-characters-for-two';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ BOT_PROTECTION: 'altcha' });
});
afterAll(() => gateway.close());

async function send(solution: string, at = gateway): Promise<unknown> {
  const before = at.backend.requestsTo('/auth/oauth/send-code').length;
  const answer = await at.browser().post('/api/auth/send-code', { phone: PHONE, purpose: 'sign-in' }, { 'x-bot-solution': solution });
  const sent = at.backend.requestsTo('/auth/oauth/send-code').length - before;
  expect(sent, 'a code goes out only for an accepted solution').toBe(answer.status === 200 ? 1 : 0);
  return answer.status === 200 ? 'passed' : (answer.json()['reason'] ?? answer.json()['code']);
}
const fresh = (action = 'send-code', at = gateway): Promise<SolutionPayload> => fetchAndSolveChallenge(at.browser(), action);
type Parameters = SolutionPayload['challenge']['parameters'];
const changed = (payload: SolutionPayload, change: Partial<Parameters>): SolutionPayload => ({
  ...payload,
  challenge: { ...payload.challenge, parameters: { ...payload.challenge.parameters, ...change } },
});

describe('invalid solutions of the bot check', () => {
  test.each<[string, (good: SolutionPayload) => string | Promise<string>, string]>([
    ['garbage', () => 'garbage!', 'unreadable'],
    ['base64 of garbage', () => Buffer.from('{"challenge":').toString('base64'), 'unreadable'],
    ['an empty object', () => encodeSolution({}), 'unreadable'],
    ['null', () => encodeSolution(JSON.parse('[null]')), 'unreadable'],
    ['a prototype instead of a value', ({ solution }) => encodeSolution({ challenge: { __proto__: null }, solution }), 'unreadable'],
    ['3 000 characters', () => 'A'.repeat(3_000), 'unreadable'],
    [
      'a signature of another key',
      (good) => encodeSolution({ ...good, challenge: { ...good.challenge, signature: 'ab'.repeat(32) } }),
      'forged',
    ],
    ['a shortened signature', (good) => encodeSolution({ ...good, challenge: { ...good.challenge, signature: 'ab' } }), 'forged'],
    [
      'a lowered difficulty, solved again',
      async (good) => encodeSolution(await computeSolution(changed(good, { cost: 1, keyPrefix: '00' }).challenge)),
      'forged',
    ],
    [
      'a shorter key prefix, solved again',
      async (good) => encodeSolution(await computeSolution(changed(good, { keyPrefix: '00' }).challenge)),
      'forged',
    ],
    ['a changed action', (good) => encodeSolution(changed(good, { data: { action: 'send-code ' } })), 'forged'],
    ['a later expiry', (good) => encodeSolution(changed(good, { expiresAt: good.challenge.parameters.expiresAt + 600 })), 'forged'],
    ['a wrong derived key', (good) => encodeSolution({ ...good, solution: { ...good.solution, derivedKey: 'ab'.repeat(32) } }), 'wrong'],
    ['a counter of -1', (good) => encodeSolution({ ...good, solution: { counter: -1, derivedKey: good.solution.derivedKey } }), 'wrong'],
    [
      'the key prefix of the challenge as the derived key',
      (good) => encodeSolution({ ...good, solution: { counter: 1, derivedKey: good.challenge.parameters.keyPrefix } }),
      'wrong',
    ],
  ])('%s is refused as $2, and the original solution is still accepted', async (_name, make, reason) => {
    const good = await fresh();
    expect(await send(await make(good))).toBe(reason);
    expect(await send(encodeSolution(good))).toBe('passed');
  });

  test('an accepted solution is refused when it is used again, even if it is altered', async () => {
    const good = await fresh();
    expect(await send(encodeSolution(good))).toBe('passed');
    expect(await send(encodeSolution(good))).toBe('used');
    expect(await send(encodeSolution({ solution: { ...good.solution, time: 5 }, challenge: good.challenge }))).toBe('used');
    expect(await send(encodeSolution({ ...good, solution: { ...good.solution, counter: good.solution.counter + 1 } }))).toBe('used');
  });

  test('of 20 parallel requests with one solution exactly one is accepted', async () => {
    const solution = encodeSolution(await fresh());
    const at = Array.from({ length: 20 }, () => gateway.browser());
    const answers = await Promise.all(
      at.map((browser) => browser.post('/api/auth/send-code', { phone: PHONE, purpose: 'sign-in' }, { 'x-bot-solution': solution })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('a solution for another action is refused', async () => {
    expect(await send(encodeSolution(await fresh('feedback')))).toBe('wrong-action');
    const answer = await gateway
      .browser()
      .post(
        '/api/mobile/v2/page/corparate-request',
        { kind: 'seller' },
        { 'x-bot-solution': encodeSolution(await fresh('corporate-request')) },
      );
    expect(answer.json()['reason']).toBe('wrong-action');
  });

  test('a solution expires after ten minutes', async () => {
    const own = await startGateway({ BOT_PROTECTION: 'altcha' });
    const [first, second] = [await fresh('send-code', own), await fresh('send-code', own)];
    own.clock.ms += 598_000;
    expect(await send(encodeSolution(first), own)).toBe('passed');
    own.clock.ms += 2_000;
    expect(await send(encodeSolution(second), own)).toBe('expired');
    await own.close();
  });

  test('a solution that has expired by the system clock is refused, even if the clock of the gateway is behind', async () => {
    const own = await startGateway({ BOT_PROTECTION: 'altcha' });
    own.clock.ms -= 3_600_000;
    expect(await send(encodeSolution(await fresh('send-code', own)), own)).toBe('expired');
    await own.close();
  });

  test('a solution header of a megabyte is refused, and the server keeps serving', async () => {
    const { host, hostname, port } = new URL(gateway.origin);
    const head = `POST /api/auth/send-code HTTP/1.1\r\nHost: ${host}\r\nX-Bot-Solution: `;
    const answer = await new Promise<string>((resolve) => {
      let received = '';
      const socket = connect(Number(port), hostname, () => socket.write(`${head}${'A'.repeat(1_048_576)}\r\n\r\n`));
      socket.on('data', (chunk: Buffer) => {
        received += chunk.toString();
      });
      // The server closes the connection while the request is still being sent.
      socket.on('error', () => {});
      socket.on('close', () => resolve(received));
    });
    expect(answer).toMatch(/^(HTTP\/1\.1 431 |$)/);
    expect(await send(encodeSolution(await fresh()))).toBe('passed');
  });

  test('two solution headers are refused as unreadable', async () => {
    const good = encodeSolution(await fresh());
    expect(await send(`${good}, ${good}`)).toBe('unreadable');
  });
});

describe('bot-check solutions at more than one gateway', () => {
  test('a restarted gateway remembers used solutions and accepts unused ones', async () => {
    const own = await startGateway({ BOT_PROTECTION: 'altcha' });
    const [used, unused] = [encodeSolution(await fresh('send-code', own)), encodeSolution(await fresh('send-code', own))];
    expect(await send(used, own)).toBe('passed');
    await own.restart();
    expect(await send(used, own)).toBe('used');
    expect(await send(unused, own)).toBe('passed');
    expect(readdirSync(join(own.folder, 'data'))).toContain('bot-solutions.sqlite');
    await own.close();
  });

  test('a gateway refuses a solution for a challenge of a gateway with another store, even with the same secret', async () => {
    const [one, two] = [
      await startGateway({ BOT_PROTECTION: 'altcha', SESSION_SECRET: SECRET }),
      await startGateway({ BOT_PROTECTION: 'altcha', SESSION_SECRET: SECRET }),
    ];
    const solution = encodeSolution(await fresh('send-code', one));
    expect(await send(solution, two)).toBe('forged');
    expect(await send(solution, one)).toBe('passed');
    await Promise.all([one.close(), two.close()]);
  });

  test('a gateway refuses a solution for a challenge signed with another secret', async () => {
    const other = await startGateway({ BOT_PROTECTION: 'altcha', SESSION_SECRET: SECRET });
    expect(await send(encodeSolution(await fresh('send-code', other)))).toBe('forged');
    await other.close();
  });
});
