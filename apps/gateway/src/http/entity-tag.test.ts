import { describe, expect, test } from 'vitest';
import { entityTag, matchesEntityTag, weakTag } from './entity-tag.ts';

test('an entity tag depends on the bytes only, and a weak tag adds W/', () => {
  expect(entityTag('text')).toMatch(/^"[\w-]{27}"$/);
  expect(entityTag('te', 'xt')).toBe(entityTag(Buffer.from('text')));
  expect(weakTag('text')).toBe(`W/${entityTag('text')}`);
});

describe('If-None-Match is compared weakly (RFC 9110, 8.8.3.2 and 13.1.2)', () => {
  test.each([
    ['"1"', '"1"', true],
    ['"1"', 'W/"1"', true],
    ['W/"1"', '"1"', true],
    ['W/"1"', 'W/"1"', true],
    ['W/"1"', '"2"', false],
    ['W/"1"', '"0", W/"2" ,"1"', true],
    ['W/"1"', '"0,\\"1", "2"', false],
    ['"a,b"', '"x", "a,b"', true],
    ['W/"1"', '*', true],
    ['W/"1"', '"*"', false],
    ['W/"1"', '', false],
    ['W/"1"', undefined, false],
    ['W/"1"', '1', false],
  ])('the ETag %s matches If-None-Match %s: %s', (etag, header, isKnown) => {
    expect(matchesEntityTag(header, etag)).toBe(isKnown);
  });
});
