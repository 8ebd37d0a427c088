import { expect, test } from 'vitest';
import { shouldSkipPreload } from './preload-queue-of.ts';

test.each([
  [{}, false],
  [{ connection: { saveData: true, effectiveType: '4g' } }, true],
  [{ connection: { saveData: false, effectiveType: '2g' } }, true],
  [{ connection: { saveData: false, effectiveType: '4g' } }, false],
  [{ connection: null }, false],
])('a browser with %j is in data-saving mode: %s', (browser, expected) => {
  expect(shouldSkipPreload(browser)).toBe(expected);
});
