import { expect, test } from 'vitest';
import { parseRegion } from './region.ts';

test.each(['1703', '1726', '1727', '1735'])('parseRegion accepts the region code %s', (code) => {
  expect(parseRegion(code)).toBe(code);
});

test.each(['1700', '1799', '', ' 1726', '1726;a=b', '٠١٢٣', 'all', 1726, null, undefined, ['1726']])(
  'parseRegion returns null for the value %j',
  (value) => {
    expect(parseRegion(value)).toBeNull();
  },
);
