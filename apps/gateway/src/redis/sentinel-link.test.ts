import { expect, test } from 'vitest';
import { isFollowed, readPrimary } from './sentinel-link.ts';

const OLD = { host: '10.0.0.1', port: '6379', epoch: 3 };
const NEW = { host: '10.0.0.2', port: '6379', epoch: 4 };

test.each([
  ['the first that sentinels name', NEW, null, true],
  ['one of a later failover', NEW, { ...OLD, isReady: true }, true],
  ['one of a later failover while the current one is away', NEW, { ...OLD, isReady: false }, true],
  ['one of an earlier failover while the current one works', OLD, { ...NEW, isReady: true }, false],
  ['one that new sentinels name while the current one is away', OLD, { ...NEW, isReady: false }, true],
  ['the same one after a second failover', { ...OLD, epoch: 5 }, { ...OLD, isReady: true }, false],
  ['the same one while it is away', OLD, { ...OLD, isReady: false }, false],
])('follows as primary, or not: %s', (_title, primary, current, follows) => {
  expect(isFollowed(primary, current)).toBe(follows);
});

test('reads the primary from an answer of a sentinel, also if its name is that of a field', () => {
  expect(readPrimary(['name', 'ip', 'ip', '10.0.0.1', 'port', '6379', 'config-epoch', '3'])).toEqual(OLD);
});

test('refuses an answer without an address', () => {
  expect(() => readPrimary(['name', 'muddat-redis'])).toThrow('The sentinel names no primary.');
});
