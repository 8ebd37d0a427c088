import { expect, test } from 'vitest';
import { searchPattern } from './search-pattern.ts';

test.each([
  ['Media', '%media%'],
  ['  Ipak   Yoʻli ', '%ipak yoli%'],
  ["Qo'qon", '%qoqon%'],
  ['100%_\\', '%100\\%\\_\\\\%'],
  ['', null],
  [' \t ', null],
  ["'", null],
])('%j is looked for as %j', (text, pattern) => {
  expect(searchPattern(text)).toBe(pattern);
});
