import { expect, test } from 'vitest';
import { savesData } from './preloads-of.ts';

test.each([
  [{}, false],
  [{ connection: { saveData: true, effectiveType: '4g' } }, true],
  [{ connection: { saveData: false, effectiveType: '2g' } }, true],
  [{ connection: { saveData: false, effectiveType: '4g' } }, false],
  [{ connection: null }, false],
])('a browser that says %j saves data: %s', (browser, expected) => {
  expect(savesData(browser)).toBe(expected);
});
