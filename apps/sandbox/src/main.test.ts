import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPersonalData } from '@muddat/servers/personal-data';
import { copySeededFolder } from '@muddat/servers/seeded-folder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandboxProcess } from './testing/sandbox-process.ts';

const START_TIMEOUT_MS = 240_000;
const POLL_TIMEOUT_MS = 20_000;

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sandbox-main-'));
  await copySeededFolder(dataDir);
}, START_TIMEOUT_MS);
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const PRODUCTION_WITH_TOOLS = {
  NODE_ENV: 'production',
  SANDBOX_TEST_TOOLS: 'on',
  SANDBOX_PORT: 'many',
  DATABASE_URL: 'postgres://db',
  AUTH_CLIENT_ID: 'portal',
  AUTH_CLIENT_SECRET: 'a-long-enough-secret',
  SMS_GATEWAY_URL: 'https://sms.example',
};

describe('the sandbox process', () => {
  it(
    'serves, logs no phone, refuses a second process on its folder, ends at SIGTERM, and restarts with its data',
    async () => {
      const first = startSandboxProcess(dataDir);
      const origin = await first.start();
      expect((await fetch(`${origin}/healthz`)).status).toBe(200);
      await fetch(`${origin}/sandbox/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"advance":"P3D"}',
      });

      const second = startSandboxProcess(dataDir);
      second.launch();
      expect(await second.ended).toBe(1);
      expect(second.output.trim()).toMatch(/sandbox: DATA_DIR: .* is in use by another sandbox; stop it or set another DATA_DIR$/);

      await fetch(`${origin}/auth/oauth/send-code`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-request-id': 'id-of-the-gateway' },
        body: '{"phone":"+998900000001","purpose":"sign-in"}',
      });
      expect((await (await fetch(`${origin}/sandbox/sms?phone=998900000001`)).json())[0].to).toBe('+998900000001');
      // Logs arrive through a separate pipe, after the response.
      await expect
        .poll(() => first.output, { timeout: POLL_TIMEOUT_MS })
        .toContain('"request_id":"id-of-the-gateway","route":"/auth/oauth/send-code"');
      expect(findPersonalData(first.output)).toEqual([]);

      expect(await first.end('SIGTERM')).toBe(0);
      expect(first.output).toMatch(/"reason":"SIGTERM","open_requests":0,"msg":"stopping"[\s\S]*"cut_requests":0,"msg":"stopped"/);

      const rotation = startSandboxProcess(dataDir, {}, ['--rotate-keys']);
      rotation.launch();
      expect(await rotation.ended).toBe(0);
      expect(JSON.parse(rotation.output)).toMatchObject({ msg: 'A new key signs tokens', earlier: [{ key: 'first' }] });
      expect(findPersonalData(rotation.output)).toEqual([]);

      const again = startSandboxProcess(dataDir);
      const secondOrigin = await again.start();
      expect((await (await fetch(`${secondOrigin}/sandbox/clock`)).json()).offset_seconds).toBe(3 * 86_400);
      again.signal('SIGINT');
      again.signal('SIGINT');
      expect(await again.ended).toBe(0);
      expect(again.output.match(/"msg":"stopp(?:ing|ed)"/g)).toEqual(['"msg":"stopping"', '"msg":"stopped"']);
    },
    START_TIMEOUT_MS,
  );

  it(
    'checks instead of starting with --check',
    async () => {
      const check = startSandboxProcess(dataDir, { SANDBOX_OPS_PORT: 'many' }, ['--check']);
      check.launch();
      expect([await check.ended, check.output]).toEqual([1, 'SANDBOX_OPS_PORT: "many" is not a whole number from 0 to 65535\n']);
    },
    START_TIMEOUT_MS,
  );

  it.each([
    ['an invalid port', { SANDBOX_PORT: 'many' }, ['SANDBOX_PORT']],
    ['an invalid port and test tools in production', PRODUCTION_WITH_TOOLS, ['SANDBOX_TEST_TOOLS', 'SANDBOX_PORT']],
  ])(
    'refuses to start with %s, and prints one line for each wrong setting',
    async (_what, env, names) => {
      const refused = startSandboxProcess(dataDir, env);
      refused.launch();
      expect(await refused.ended).toBe(1);
      // In production a refusal is a line of the log, and in development a line for a person.
      const lines = refused.output.trim().split('\n');
      const texts = lines.map((line) => (line.startsWith('{') ? `sandbox: ${JSON.parse(line).msg}` : line));
      expect(texts).toEqual(names.map((name) => expect.stringMatching(`^sandbox: ${name}: .`)));
      expect(lines.every((line) => line.startsWith('{'))).toBe('NODE_ENV' in env);
    },
    START_TIMEOUT_MS,
  );
});
