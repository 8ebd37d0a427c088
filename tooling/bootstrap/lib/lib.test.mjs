import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { cleanEnv } from './clean-env.mjs';
import { assertPortFree, portOf } from './ports.mjs';
import { isUsable } from './toolchain.mjs';
import { explainFailure } from './user-facing-error.mjs';

const NODE = { major: 24, minor: 12 };

test.each([
  ['v24.21.0', true],
  ['24.12.0', true],
  ['v24.11.9', false],
  ['v20.20.2', false],
  ['v26.1.0', false],
  ['', false],
])('an installed Node %s is usable: %s', (version, usable) => {
  expect(isUsable(version, NODE)).toBe(usable);
});

test.each([
  ['npm error code ENOTFOUND registry', /registry does not answer/],
  ['write ENOSPC', /disk is full/],
  ['tar: no space left on device', /disk is full/],
  ['EACCES: permission denied, mkdir', /permission denied/],
  ['ERR_PNPM_OUTDATED_LOCKFILE', /pnpm-lock.yaml does not fit/],
])('explainFailure explains the output %j by a sentence that matches %s', (output, sentence) => {
  expect(explainFailure(output)).toMatch(sentence);
});

test('explainFailure returns undefined for an unknown failure', () => {
  expect(explainFailure('Segmentation fault')).toBeUndefined();
});

test('cleanEnv drops variables added by npm and keeps those set by the user', () => {
  const env = cleanEnv(
    {
      PATH: '/bin',
      npm_lifecycle_event: 'start',
      npm_config_prefix: '/x',
      npm_config_registry: 'https://r/',
      npm_package_name: 'muddat',
      CI: 'true',
    },
    ['/a b/bin'],
  );
  expect(env).toMatchObject({ PATH: '/a b/bin:/bin', npm_config_registry: 'https://r/', CI: 'true' });
  expect(Object.keys(env).filter((name) => /^npm_(lifecycle|package|config_prefix)/.test(name))).toEqual([]);
});

test.each(['0', '65536', 'http', '80.5', '-1'])('portOf refuses PORT=%s and names the variable', (text) => {
  expect(() => portOf({ PORT: text }, 'PORT', 8080)).toThrow(/PORT must be a port number/);
});

test('portOf returns the default for an unset variable', () => {
  expect(portOf({}, 'PORT', 8080)).toBe(8080);
});

test('assertPortFree names a port in use and the command for another port', async () => {
  const other = createServer();
  await new Promise((resolve) => other.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(assertPortFree('127.0.0.1', port, 'PORT')).rejects.toThrow(`Port ${port} is taken by another program`);
  await expect(assertPortFree('127.0.0.1', port, 'STORYBOOK_PORT', 'npm run storybook')).rejects.toThrow(
    `STORYBOOK_PORT=${port + 1} npm run storybook`,
  );
  await new Promise((resolve) => other.close(resolve));
  await expect(assertPortFree('127.0.0.1', port, 'PORT')).resolves.toBeUndefined();
});
