import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const START_TIMEOUT_MS = 240_000;
const POLL_TIMEOUT_MS = 20_000;

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sandbox-main-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

function start(env: Record<string, string>): ChildProcess {
  const { NODE_ENV: _own, ...inherited } = process.env;
  return spawn(process.execPath, ['--conditions=source', MAIN], {
    env: { ...inherited, SANDBOX_PORT: '0', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function textOf(child: ChildProcess): { read(): string } {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { read: () => text };
}

/** Awaits 'close', not 'exit': only then has everything that the process said come through its pipes. */
const exitOf = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));

async function listening(child: ChildProcess, output: { read(): string }): Promise<string> {
  for (;;) {
    const found = /http:\/\/127\.0\.0\.1:\d+/.exec(output.read())?.[0];
    if (found !== undefined) return found;
    if (child.exitCode !== null) throw new Error(`the sandbox ended: ${output.read()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe('the process', () => {
  it(
    'serves, logs no phone, keeps a second process out of its folder with one clear line, ends at SIGTERM, and starts again on its data',
    async () => {
      const first = start({});
      const output = textOf(first);
      const origin = await listening(first, output);
      expect((await fetch(`${origin}/healthz`)).status).toBe(200);
      await fetch(`${origin}/sandbox/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"advance":"P3D"}',
      });

      const second = start({});
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

      const again = start({});
      const secondOrigin = await listening(again, textOf(again));
      expect((await (await fetch(`${secondOrigin}/sandbox/clock`)).json()).offset_seconds).toBe(3 * 86_400);
      // A crash must not leave the folder locked.
      again.kill('SIGKILL');
      await exitOf(again);
      const after = start({});
      await listening(after, textOf(after));
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
      const child = start(env);
      const output = textOf(child);
      expect(await exitOf(child)).toBe(1);
      expect(output.read().trim().split('\n')).toHaveLength(1);
      expect(output.read()).toMatch(line);
    },
    START_TIMEOUT_MS,
  );
});
