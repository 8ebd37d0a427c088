import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Payload, packed, solve, solved } from '../testing/solve.ts';
import { startGateway, type TestGateway } from '../testing/start.ts';

const PHONE = '+998900000001';
const SECRET = 'one-secret-of-thirty-two-characters-for-two';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ BOT_PROTECTION: 'altcha' });
});
afterAll(() => gateway.close());

async function send(solution: string, at = gateway): Promise<unknown> {
  const before = at.backend.calls('/auth/oauth/send-code').length;
  const answer = await at.browser().post('/api/auth/send-code', { phone: PHONE, purpose: 'sign-in' }, { 'x-bot-solution': solution });
  const sent = at.backend.calls('/auth/oauth/send-code').length - before;
  expect(sent, 'a code goes out only for an accepted solution').toBe(answer.status === 200 ? 1 : 0);
  return answer.status === 200 ? 'passed' : (answer.json()['reason'] ?? answer.json()['code']);
}
const fresh = (action = 'send-code', at = gateway): Promise<Payload> => solve(at.browser(), action);
type Parameters = Payload['challenge']['parameters'];
const changed = (payload: Payload, change: Partial<Parameters>): Payload => ({
  ...payload,
  challenge: { ...payload.challenge, parameters: { ...payload.challenge.parameters, ...change } },
});

describe('solutions that are none', () => {
  test.each<[string, (good: Payload) => string | Promise<string>, string]>([
    ['garbage', () => 'garbage!', 'unreadable'],
    ['base64 of garbage', () => Buffer.from('{"challenge":').toString('base64'), 'unreadable'],
    ['an empty object', () => packed({}), 'unreadable'],
    ['null', () => packed(JSON.parse('[null]')), 'unreadable'],
    ['a prototype in place of a value', ({ solution }) => packed({ challenge: { __proto__: null }, solution }), 'unreadable'],
    ['3 000 characters', () => 'A'.repeat(3_000), 'unreadable'],
    ['a signature of another key', (good) => packed({ ...good, challenge: { ...good.challenge, signature: 'ab'.repeat(32) } }), 'forged'],
    ['a signature that is cut', (good) => packed({ ...good, challenge: { ...good.challenge, signature: 'ab' } }), 'forged'],
    [
      'a difficulty turned down and solved anew',
      async (good) => packed(await solved(changed(good, { cost: 1, keyPrefix: '00' }).challenge)),
      'forged',
    ],
    ['a shorter key to find', async (good) => packed(await solved(changed(good, { keyPrefix: '00' }).challenge)), 'forged'],
    ['the action changed', (good) => packed(changed(good, { data: { action: 'send-code ' } })), 'forged'],
    ['a longer life', (good) => packed(changed(good, { expiresAt: good.challenge.parameters.expiresAt + 600 })), 'forged'],
    ['another number', (good) => packed({ ...good, solution: { ...good.solution, derivedKey: 'ab'.repeat(32) } }), 'wrong'],
    ['no number', (good) => packed({ ...good, solution: { counter: -1, derivedKey: good.solution.derivedKey } }), 'wrong'],
    [
      'the prefix that the challenge tells',
      (good) => packed({ ...good, solution: { counter: 1, derivedKey: good.challenge.parameters.keyPrefix } }),
      'wrong',
    ],
  ])('%s is refused, and the solution it was made from still good', async (_name, make, reason) => {
    const good = await fresh();
    expect(await send(await make(good))).toBe(reason);
    expect(await send(packed(good))).toBe('passed');
  });

  test('one that passed never passes again, in whatever spelling', async () => {
    const good = await fresh();
    expect(await send(packed(good))).toBe('passed');
    expect(await send(packed(good))).toBe('used');
    expect(await send(packed({ solution: { ...good.solution, time: 5 }, challenge: good.challenge }))).toBe('used');
    expect(await send(packed({ ...good, solution: { ...good.solution, counter: good.solution.counter + 1 } }))).toBe('used');
  });

  test('of twenty sent at once exactly one passes', async () => {
    const solution = packed(await fresh());
    const at = Array.from({ length: 20 }, () => gateway.browser());
    const answers = await Promise.all(
      at.map((browser) => browser.post('/api/auth/send-code', { phone: PHONE, purpose: 'sign-in' }, { 'x-bot-solution': solution })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('one for another action is refused, both ways', async () => {
    expect(await send(packed(await fresh('feedback')))).toBe('wrong-action');
    const answer = await gateway
      .browser()
      .post('/api/mobile/v2/page/corparate-request', { kind: 'seller' }, { 'x-bot-solution': packed(await fresh('corporate-request')) });
    expect(answer.json()['reason']).toBe('wrong-action');
  });

  test('one is good for ten minutes', async () => {
    const own = await startGateway({ BOT_PROTECTION: 'altcha' });
    const [first, second] = [await fresh('send-code', own), await fresh('send-code', own)];
    own.clock.ms += 598_000;
    expect(await send(packed(first), own)).toBe('passed');
    own.clock.ms += 2_000;
    expect(await send(packed(second), own)).toBe('expired');
    await own.close();
  });

  test('one of long ago is refused by the real clock too', async () => {
    const own = await startGateway({ BOT_PROTECTION: 'altcha' });
    own.clock.ms -= 3_600_000;
    expect(await send(packed(await fresh('send-code', own)), own)).toBe('expired');
    await own.close();
  });

  test('a header of a megabyte is refused by the server itself, which lives on', async () => {
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
    expect(await send(packed(await fresh()))).toBe('passed');
  });

  test('two headers are one that cannot be read', async () => {
    const good = packed(await fresh());
    expect(await send(`${good}, ${good}`)).toBe('unreadable');
  });
});

describe('more than one gateway', () => {
  test('a restart forgets no use, and what was not used is still good', async () => {
    const own = await startGateway({ BOT_PROTECTION: 'altcha' });
    const [used, unused] = [packed(await fresh('send-code', own)), packed(await fresh('send-code', own))];
    expect(await send(used, own)).toBe('passed');
    await own.restart();
    expect(await send(used, own)).toBe('used');
    expect(await send(unused, own)).toBe('passed');
    expect(readdirSync(join(own.folder, 'data'))).toContain('bot-solutions.sqlite');
    await own.close();
  });

  test('a solution is good only where its use is remembered, even where the secret is the same', async () => {
    const [one, two] = [
      await startGateway({ BOT_PROTECTION: 'altcha', SESSION_SECRET: SECRET }),
      await startGateway({ BOT_PROTECTION: 'altcha', SESSION_SECRET: SECRET }),
    ];
    const solution = packed(await fresh('send-code', one));
    expect(await send(solution, two)).toBe('forged');
    expect(await send(solution, one)).toBe('passed');
    await Promise.all([one.close(), two.close()]);
  });

  test('no other secret signs for this gateway', async () => {
    const other = await startGateway({ BOT_PROTECTION: 'altcha', SESSION_SECRET: SECRET });
    expect(await send(packed(await fresh('send-code', other)))).toBe('forged');
    await other.close();
  });
});
