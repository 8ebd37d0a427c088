import { expect, test } from 'vitest';
import { identityStatusOf } from './identity-status.ts';

test.each([
  ['not_created', 'needed'],
  ['requested', 'needed'],
  ['pending', 'checking'],
  ['approved', 'confirmed'],
  ['expired', 'confirmed'],
  ['blocked', 'confirmed'],
  ['rejected', 'to-mend'],
  ['some_day_new', null],
  ['constructor', null],
])('for a limit with status %s, identityStatusOf returns %s', (status, identity) => {
  expect(identityStatusOf(status)).toBe(identity);
});
