import { expect, test } from 'vitest';
import { shouldSkipPreload } from './preload-queue-of.ts';

test.each([
  [{}, false],
  [{ connection: { saveData: true, effectiveType: '4g' } }, true],
  [{ connection: { saveData: false, effectiveType: '2g' } }, true],
  [{ connection: { saveData: false, effectiveType: '4g' } }, false],
  [{ connection: null }, false],
])('for a browser with %j shouldSkipPreload returns %s', (browser, expected) => {
  expect(shouldSkipPreload(browser)).toBe(expected);
});
