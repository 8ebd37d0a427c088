import { expect, test } from 'vitest';
import { cacheFolderOf } from './cache-folder.ts';

test.each([
  ['linux', {}, '/home/a/.cache/muddat-sandbox'],
  ['linux', { XDG_CACHE_HOME: '/cache' }, '/cache/muddat-sandbox'],
  ['darwin', { XDG_CACHE_HOME: '/cache' }, '/home/a/Library/Caches/muddat-sandbox'],
  ['win32', { LOCALAPPDATA: '/local' }, '/local/muddat-sandbox'],
] as const)('the cache folder on %s with %o is %s', (platform, env, expected) => {
  expect(cacheFolderOf(platform, env, '/home/a')).toBe(expected);
});
