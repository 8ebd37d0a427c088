import { expect, test } from 'vitest';
import { identityOf } from './identity-of.ts';

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
])('where the limit is %s, the identity is %s', (status, identity) => {
  expect(identityOf(status)).toBe(identity);
});
