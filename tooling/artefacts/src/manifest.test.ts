import { expect, test } from 'vitest';
import { describeFolder } from './manifest.ts';

const FACTS = {
  name: '@muddat/gateway',
  version: '1.2.0',
  node: '>=24.12',
  platform: 'linux-x64',
  commit: { id: 'c0ffee', modified: false, date: new Date('2026-11-30T00:00:00Z') },
};
const MAIN = { path: 'main.js', bytes: 10, sha256: 'aa' };
const START = { path: 'start.js', bytes: 5, sha256: 'bb' };

test('says what the folder is, and lists its files in a fixed order', () => {
  expect(describeFolder({ ...FACTS, files: [START, MAIN] }, 'd8a57fe9')).toEqual({
    name: '@muddat/gateway',
    version: '1.2.0',
    commit: 'c0ffee',
    modified: false,
    commitDate: '2026-11-30T00:00:00.000Z',
    buildId: 'd8a57fe9',
    node: '>=24.12',
    platform: 'linux-x64',
    bytes: 15,
    files: [MAIN, START],
  });
});

test.each([
  ['the same for files in another order', [MAIN, START], true],
  ['another for a changed file', [START, { ...MAIN, sha256: 'cc' }], false],
  ['another for a moved file', [START, { ...MAIN, path: 'other.js' }], false],
  ['another for a missing file', [START], false],
])('without a build of pages, the build id is %s', (_case, files, isSame) => {
  const idOf = (of: typeof files) => describeFolder({ ...FACTS, files: of }).buildId;
  expect(idOf([START, MAIN])).toMatch(/^[\da-f]{16}$/);
  expect(idOf(files) === idOf([START, MAIN])).toBe(isSame);
});
