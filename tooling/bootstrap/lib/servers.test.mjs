import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from './paths.mjs';
import { startServer, stopServers, waitForStop } from './servers.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'servers-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** @param {string} name @param {string} source */
function serverOf(name, source) {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, source);
  return startServer(name, relative(ROOT, file), { node: process.execPath, env: process.env, conditions: [] });
}
const never = new Promise(() => undefined);
const STAYS = 'setInterval(() => undefined, 1_000);';

test('waitForStop rejects with the name of a killed server, and stopServers stops the other one', async () => {
  const servers = [serverOf('sandbox', STAYS), serverOf('gateway', STAYS)];
  servers[1].child.kill('SIGKILL');
  await expect(waitForStop(never, servers)).rejects.toThrow('The gateway ended by itself (SIGKILL); its own lines above say why.');
  await stopServers(servers);
  expect(servers[0].child.signalCode).toBe('SIGTERM');
});

test.each([0, 3])('waitForStop rejects if a server ends by itself with exit code %i', async (code) => {
  const servers = [serverOf('sandbox', `process.exitCode = ${code};`)];
  await expect(waitForStop(never, servers)).rejects.toThrow(`The sandbox ended by itself (exit code ${code})`);
});

test('waitForStop resolves for a requested stop, and stopServers stops all servers', async () => {
  const servers = [serverOf('sandbox', STAYS), serverOf('gateway', STAYS)];
  await expect(waitForStop(Promise.resolve(), servers)).resolves.toBeUndefined();
  await stopServers(servers);
  expect(servers.map(({ child }) => child.signalCode)).toEqual(['SIGTERM', 'SIGTERM']);
});
