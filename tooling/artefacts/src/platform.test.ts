import { expect, test } from 'vitest';
import { describePlatform } from './platform.ts';

test.each([
  ['linux', 'x64', { header: { glibcVersionRuntime: '2.39' } }, 'linux-x64-glibc'],
  ['linux', 'arm64', { header: {} }, 'linux-arm64-musl'],
  ['darwin', 'arm64', { header: {} }, 'darwin-arm64'],
])('%s on %s with the report %j is %s', (system, processor, report, expected) => {
  expect(describePlatform(system, processor, report)).toBe(expected);
});
