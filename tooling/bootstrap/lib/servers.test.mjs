import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from './paths.mjs';
import { startServer, stopServers, untilAsked } from './servers.mjs';

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

test('a killed server is an error with its name, and the other server is stopped', async () => {
  const servers = [serverOf('sandbox', STAYS), serverOf('gateway', STAYS)];
  servers[1].child.kill('SIGKILL');
  await expect(untilAsked(never, servers)).rejects.toThrow('The gateway ended by itself (SIGKILL); its own lines above say why.');
  await stopServers(servers);
  expect(servers[0].child.signalCode).toBe('SIGTERM');
});

test.each([0, 3])('a server that ends by itself with exit code %i is an error too', async (code) => {
  const servers = [serverOf('sandbox', `process.exitCode = ${code};`)];
  await expect(untilAsked(never, servers)).rejects.toThrow(`The sandbox ended by itself (exit code ${code})`);
});

test('servers that are stopped on request cause no error', async () => {
  const servers = [serverOf('sandbox', STAYS), serverOf('gateway', STAYS)];
  await expect(untilAsked(Promise.resolve(), servers)).resolves.toBeUndefined();
  await stopServers(servers);
  expect(servers.map(({ child }) => child.signalCode)).toEqual(['SIGTERM', 'SIGTERM']);
});
