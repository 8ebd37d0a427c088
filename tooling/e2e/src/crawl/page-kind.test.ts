import { expect, test } from 'vitest';
import { isBehindSignIn, PageKindSampler, pageKind } from './page-kind.ts';

test.each([
  ['/ru/orders/1', '/ru/orders/2', true],
  ['/ru', '/uz', false],
  ['/ru/sign-up', '/ru/sign-up?utm_source=tg', true],
  ['/uz?alphabet=cyrl', '/uz', true],
  ['/ru?page=2', '/ru?page=3', true],
  ['/ru?page=2', '/ru?page=2&sort=name', false],
  ['/ru/no-such-page', '/ru/another', false],
])('the pages %s and %s are of the same kind: %s', (one, other, same) => {
  expect(pageKind(one) === pageKind(other)).toBe(same);
});

test('PageKindSampler takes at most two addresses of a kind and none twice', () => {
  const sample = new PageKindSampler(2);
  const taken = ['/ru/orders/1', '/ru/orders/1', '/ru/orders/2', '/ru/orders/3', '/uz/orders/3'].filter((path) => sample.accepts(path));
  expect(taken).toEqual(['/ru/orders/1', '/ru/orders/2', '/uz/orders/3']);
  expect(sample.kinds()).toEqual(['ru order', 'uz order']);
});

test.each([
  ['/ru/orders/1?status=delivered', true],
  ['/uz/cabinet', true],
  ['/ru/partners', false],
  ['/ru/sign-up', false],
  ['/ru/no-such-page', false],
])('%s requires a sign-in: %s', (address, behind) => {
  expect(isBehindSignIn(address)).toBe(behind);
});
