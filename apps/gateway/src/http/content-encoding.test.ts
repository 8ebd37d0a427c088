import { describe, expect, test } from 'vitest';
import { chooseEncoding } from './content-encoding.ts';

describe('the encoding of a response (RFC 9110, 12.5.3)', () => {
  test.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['x-gzip', 'gzip'],
    ['deflate', 'identity'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000, gzip;q=0', 'identity'],
    ['gzip, br;q=0.5', 'gzip'],
    ['gzip;q=0.5 , br ; q=0.8', 'br'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['br;q=0, *', 'gzip'],
    ['identity, br;q=0.5, gzip;q=0.1', 'identity'],
    ['identity;q=0, *;q=0.1', 'br'],
    ['identity;q=0', 'identity'],
    ['br;q=nonsense, gzip', 'gzip'],
    ['br;q=2', 'identity'],
    [',,;q=1,', 'identity'],
  ])('for Accept-Encoding %s is %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });
});
