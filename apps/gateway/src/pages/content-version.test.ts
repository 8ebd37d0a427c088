import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deferred } from '../testing/deferred.ts';
import { startGateway, type TestGateway } from '../testing/start.ts';
import { createContentVersionWatcher } from './content-version.ts';

function setup(answers: (string | null | Error)[]) {
  const state = { now: 0, asked: 0, changes: 0 };
  const version = createContentVersionWatcher({
    fetchVersion: async () => {
      const answer = answers[Math.min(state.asked, answers.length - 1)] ?? null;
      state.asked += 1;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    onChange: () => {
      state.changes += 1;
    },
    everyMs: 1_000,
    now: () => state.now,
  });
  return { state, version };
}

describe('the content version', () => {
  test.each([
    ['a changed version triggers onChange', ['a', 'b'], 1],
    ['the same version does not trigger onChange', ['a', 'a'], 0],
    ['the first version is no change', ['a'], 0],
    ['an unknown version is no change, nor is the same version after it', ['a', null, 'a'], 0],
    ['a failure is no change, but a different version after it is', ['a', new Error('down'), 'b'], 1],
    ['each change triggers onChange', ['a', 'b', 'a'], 2],
  ])('%s', async (_title, answers, changes) => {
    const { state, version } = setup(answers);
    for (const _ of answers) await version.checkNow();
    expect(state.changes).toBe(changes);
  });

  test('is requested at most once a second, however often `checkIfDue` is called', async () => {
    const { state, version } = setup(['a']);
    for (let at = 0; at <= 2_000; at += 100) {
      state.now = at;
      version.checkIfDue();
      await new Promise(setImmediate);
    }
    expect(state.asked).toBe(3);
  });

  test('is requested again by `checkNow` while a request is pending, and a difference between the two triggers onChange', async () => {
    const first = deferred<string | null>();
    let asked = 0;
    const told: number[] = [];
    const version = createContentVersionWatcher({
      fetchVersion: () => {
        asked += 1;
        return asked === 1 ? first.promise : Promise.resolve('b');
      },
      onChange: () => told.push(asked),
      everyMs: 1_000,
      now: () => 0,
    });
    version.checkIfDue();
    const check = version.checkNow();
    first.resolve('a');
    await check;
    expect([asked, told]).toEqual([2, [2]]);
  });
});

describe('a change of the content', () => {
  const content = { version: 'v1', status: 200 };
  let gateway: TestGateway;
  beforeEach(async () => {
    Object.assign(content, { version: 'v1', status: 200 });
    gateway = await startGateway();
    gateway.backend.respondTo('/builder/v1/version', (_seen, response) => {
      response
        .writeHead(content.status, { 'content-type': 'application/json' })
        .end(JSON.stringify({ data: { version: content.version } }));
    });
  });
  afterEach(() => gateway.close());

  const asks = () => gateway.backend.requestsTo('/builder/v1/version');

  test('makes the gateway render its cached pages again, in Russian and Uzbek, after the next version check', async () => {
    const browser = gateway.browser();
    const before = [(await browser.get('/ru')).text, (await browser.get('/uz')).text];
    await expect.poll(() => asks().length).toBe(1);
    expect(asks()[0]?.url).toBe('/builder/v1/version?organization=2');
    expect(asks()[0]?.headers).toMatchObject({
      organization: '2',
      clientmodel: 'web',
      authorization: expect.stringMatching(/^Bearer guest-/),
    });
    content.version = 'v2';
    gateway.clock.ms += 1_001;
    expect((await browser.get('/ru')).text).toBe(before[0]);
    await expect.poll(async () => (await browser.get('/ru')).text).not.toBe(before[0]);
    expect((await browser.get('/uz')).text).not.toBe(before[1]);
    const after = (await browser.get('/ru')).text;
    gateway.clock.ms += 1_001;
    await browser.get('/ru');
    await expect.poll(() => asks().length).toBe(3);
    expect((await browser.get('/ru')).text).toBe(after);
  });

  test('is visible at once with ?preview=1, a parameter that the page itself does not get', async () => {
    const browser = gateway.browser();
    const before = await browser.get('/ru');
    await expect.poll(() => asks().length).toBe(1);
    content.version = 'v3';
    const preview = await browser.get('/ru?preview=1&utm_source=editor');
    expect(preview.text).not.toBe(before.text);
    expect(preview.text).toContain('"url":"/ru"');
    expect((await browser.get('/ru')).text).toBe(preview.text);
    content.version = 'v4';
    const payload = await browser.get('/payload/ru/index.json?preview=1');
    expect(payload.status).toBe(200);
    expect((await browser.get('/ru')).text).not.toBe(preview.text);
  });

  test.each([503, 401, 404])('is not assumed when the builder API returns %d for the version', async (status) => {
    const browser = gateway.browser();
    const before = await browser.get('/ru?preview=1');
    Object.assign(content, { status, version: `v of ${status}` });
    expect((await browser.get('/ru?preview=1')).text).toBe(before.text);
  });
});
