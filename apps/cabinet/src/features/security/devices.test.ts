import { expect, test } from 'vitest';
import { sortDevices } from './devices.ts';

const device = (id: string, last_seen_at: string, current = false) => ({
  id,
  device: null,
  browser: null,
  city: null,
  last_seen_at,
  current,
});

test.each([
  ['puts this device first, even if others were used more recently', ['b', 'own'], ['own', 'b']],
  ['puts the other devices in order of their last use, the most recent first', ['a', 'c', 'b'], ['c', 'b', 'a']],
  ['returns an empty list for an empty list', [], []],
])('sortDevices %s', (_title, given, sorted) => {
  const known = {
    a: device('a', '2026-11-01T00:00:00Z'),
    b: device('b', '2026-11-20T00:00:00Z'),
    c: device('c', '2026-11-21T03:00:00+05:00'),
    own: device('own', '2026-10-01T00:00:00Z', true),
  };
  const pick = (ids: readonly string[]) => Object.values(known).filter(({ id }) => ids.includes(id));
  expect(sortDevices(pick(given)).map(({ id }) => id)).toEqual(sorted);
});
