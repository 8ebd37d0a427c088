import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { afterAll, expect, test } from 'vitest';
import { checkSandbox } from './check-sandbox.ts';

const listening = createServer((socket) => void socket.end());
await once(listening.listen(0, '127.0.0.1'), 'listening');
const address = listening.address();
const PLACE = `127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
/** No process listens on the port 1. */
const NOWHERE = '127.0.0.1:1';
afterAll(() => void listening.close());

async function check(env: Record<string, string>): Promise<readonly [code: number, lines: readonly string[]]> {
  const lines: string[] = [];
  return [await checkSandbox({ env: { DATA_DIR: tmpdir(), ...env }, print: (line) => void lines.push(line) }), lines];
}

test('a check without problems says so and returns 0, also with a warning', async () => {
  expect(await check({})).toEqual([0, ['No problem found.']]);
  const warned = [expect.stringMatching(/^warning: SANDBOX_OPS_PROT is not a setting/), 'No problem found.'];
  expect(await check({ SANDBOX_OPS_PROT: '9090', SMS_GATEWAY_URL: `http://${PLACE}/send` })).toEqual([0, warned]);
});

test('a check lists every wrong setting and returns 1', async () => {
  const [code, lines] = await check({ SANDBOX_PORT: 'many', SANDBOX_OPS_PORT: 'x', RATE_LIMITS: 'never' });
  expect([code, lines.map((line) => line.split(':')[0])]).toEqual([1, ['RATE_LIMITS', 'SANDBOX_PORT', 'SANDBOX_OPS_PORT']]);
});

test('a check lists at once the folder and each server that cannot be used, without their addresses', async () => {
  const result = await check({
    DATA_DIR: '/dev/null/data',
    DATABASE_URL: `postgres://user:secret@${NOWHERE}/none`,
    SMS_GATEWAY_URL: `http://user:secret@${NOWHERE}/send`,
    PHOTO_S3_ENDPOINT: `http://${NOWHERE}`,
    PHOTO_S3_BUCKET: 'photos',
    PHOTO_S3_ACCESS_KEY: 'key',
    PHOTO_S3_SECRET_KEY: 'secret',
    CLAMD_URL: `tcp://${NOWHERE}`,
  });
  expect(result).toEqual([
    1,
    [
      'DATABASE_URL: no server can be reached there (ECONNREFUSED)',
      'DATA_DIR: /dev/null/data is no folder that this user can write (ENOTDIR)',
      'SMS_GATEWAY_URL: no server can be reached there (ECONNREFUSED)',
      'PHOTO_S3_ENDPOINT: no server can be reached there (ECONNREFUSED)',
      'CLAMD_URL: no server can be reached there (ECONNREFUSED)',
    ],
  ]);
});
