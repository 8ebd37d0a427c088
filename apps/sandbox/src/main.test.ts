import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exitOf, listening, start, textOf } from './testing-process.ts';

const START_TIMEOUT_MS = 240_000;
const POLL_TIMEOUT_MS = 20_000;

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sandbox-main-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const DILNOZA = '+998900000001';
const AMOUNT = 5_000;

/** A customer with a card, over HTTP. */
async function payerAt(origin: string) {
  const post = (path: string, body: unknown, headers: Record<string, string> = {}, signal: AbortSignal | null = null) =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal,
    });
  const read = async (path: string) => (await fetch(`${origin}${path}`)).json();
  const grant = {
    grant_type: 'password',
    username: DILNOZA,
    password: 'Muddat-demo-1',
    client_id: 'muddat-web',
    client_secret: 'muddat-web-secret',
  };
  const { access_token } = await (await post('/auth/oauth/token', grant)).json();
  const write = (path: string, body: unknown, signal: AbortSignal | null = null) =>
    post(`/billing/v1/api-payments/${path}`, body, { authorization: `Bearer ${access_token}`, 'idempotency-key': randomUUID() }, signal);
  return {
    /** What the provider has charged and the ledger has booked. */
    sums: async (): Promise<number[]> => {
      const { provider_sum, ledger_sum } = await read(`/sandbox/ledger?phone=${encodeURIComponent(DILNOZA)}`);
      return [provider_sum, ledger_sum];
    },
    /** Confirms a new payment; with `gone`, the caller hangs up when the sandbox has come to that step. */
    pay: async (gone?: string): Promise<void> => {
      const made = await write('payment', { purpose: 'top_up', amount: AMOUNT, source: { type: 'bank_card', entity_id: 'card_0001' } });
      expect(made.status).toBe(201);
      const { payment_id } = await made.json();
      const [{ code }] = await read(`/sandbox/sms?phone=${encodeURIComponent(DILNOZA)}`);
      if (gone === undefined) return expect((await write('confirm-payment', { payment_id, code })).status).toBe(200);
      // The payment before this one has gone on to its later steps since its caller went, and they were counted.
      await fetch(`${origin}/sandbox/faults`, { method: 'DELETE' });
      await post('/sandbox/faults', [{ operation: 'billing.confirmPayment', fault: 'delay', ms: 1_000, at: gone }]);
      const caller = new AbortController();
      const confirmed = write('confirm-payment', { payment_id, code }, caller.signal).then(
        () => 'answered',
        () => 'gone',
      );
      await expect
        .poll(async () => (await read('/sandbox/faults')).reached[`billing.confirmPayment@${gone}`], { timeout: POLL_TIMEOUT_MS })
        .toBe(1);
      caller.abort();
      expect(await confirmed).toBe('gone');
    },
  };
}

describe('the process', () => {
  it(
    'serves, logs no phone, keeps a second process out of its folder with one clear line, ends at SIGTERM, and starts again on its data',
    async () => {
      const first = start(dataDir);
      const output = textOf(first);
      const origin = await listening(first, output);
      expect((await fetch(`${origin}/healthz`)).status).toBe(200);
      await fetch(`${origin}/sandbox/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"advance":"P3D"}',
      });

      const second = start(dataDir);
      const refused = textOf(second);
      expect(await exitOf(second)).toBe(1);
      expect(refused.read().trim()).toMatch(/sandbox: DATA_DIR: .* is in use by another sandbox; stop it or set another DATA_DIR$/);

      await fetch(`${origin}/auth/oauth/send-code`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"phone":"+998900000001","purpose":"sign-in"}',
      });
      expect((await (await fetch(`${origin}/sandbox/sms?phone=998900000001`)).json())[0].to).toBe('+998900000001');
      // The line comes through a pipe of its own, after the answer.
      await expect.poll(() => output.read(), { timeout: POLL_TIMEOUT_MS }).toContain('"path":"/auth/oauth/send-code"');
      expect(output.read()).not.toContain('998900000001');

      first.kill('SIGTERM');
      expect(await exitOf(first)).toBe(0);

      const again = start(dataDir);
      const secondOrigin = await listening(again, textOf(again));
      expect((await (await fetch(`${secondOrigin}/sandbox/clock`)).json()).offset_seconds).toBe(3 * 86_400);
      again.kill('SIGINT');
      expect(await exitOf(again)).toBe(0);
    },
    START_TIMEOUT_MS,
  );

  it(
    'ends each payment whose caller has gone, and after SIGKILL holds all that it answered, in a folder that is not locked',
    async () => {
      const first = start(dataDir);
      // A gateway that is killed hangs up, wherever its call stands.
      const payer = await payerAt(await listening(first, textOf(first)));
      const [before = 0] = await payer.sums();
      for (const [turn, step] of ['before-charge', 'after-charge', 'after-settle'].entries()) {
        await payer.pay(step);
        const sum = before + (turn + 1) * AMOUNT;
        await expect.poll(payer.sums, { timeout: POLL_TIMEOUT_MS }).toEqual([sum, sum]);
      }
      await payer.pay();
      first.kill('SIGKILL');
      await exitOf(first);
      const after = start(dataDir);
      const kept = await payerAt(await listening(after, textOf(after)));
      expect(await kept.sums()).toEqual([before + 4 * AMOUNT, before + 4 * AMOUNT]);
      after.kill('SIGINT');
      expect(await exitOf(after)).toBe(0);
    },
    START_TIMEOUT_MS,
  );

  it.each([
    ['a bad value', { SANDBOX_PORT: 'many' }, /^sandbox: SANDBOX_PORT: /],
    ['production with test tools', { NODE_ENV: 'production', SANDBOX_TEST_TOOLS: 'on' }, /^sandbox: SANDBOX_TEST_TOOLS: /],
  ])(
    'refuses to start with %s, in one line',
    async (_what, env, line) => {
      const child = start(dataDir, env);
      const output = textOf(child);
      expect(await exitOf(child)).toBe(1);
      expect(output.read().trim().split('\n')).toHaveLength(1);
      expect(output.read()).toMatch(line);
    },
    START_TIMEOUT_MS,
  );
});
