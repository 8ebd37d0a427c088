import { expect, test } from 'vitest';
import { groupDevices } from './devices.ts';

const device = (id: string, last_seen_at: string, current = false) => ({
  id,
  device: id,
  browser: null,
  city: null,
  last_seen_at,
  current,
});

test.each([
  ['puts this device first, even if others were used more recently', ['b', 'own'], ['own', 'b']],
  ['puts the other devices in order of their last use, the most recent first', ['a', 'c', 'b'], ['c', 'b', 'a']],
  ['returns an empty list for an empty list', [], []],
])('groupDevices %s', (_title, given, sorted) => {
  const known = {
    a: device('a', '2026-11-01T00:00:00Z'),
    b: device('b', '2026-11-20T00:00:00Z'),
    c: device('c', '2026-11-21T03:00:00+05:00'),
    own: device('own', '2026-10-01T00:00:00Z', true),
  };
  const pick = (ids: readonly string[]) => Object.values(known).filter(({ id }) => ids.includes(id));
  expect(groupDevices(pick(given)).map(({ ids }) => ids)).toEqual(sorted.map((id) => [id]));
});

test('groupDevices puts sessions that look the same in one group, which was used when the last of them was, but not this device', () => {
  const phone = { ...device('a', '2026-11-01T00:00:00Z'), device: 'Android', browser: 'Chrome' };
  const groups = groupDevices([
    phone,
    { ...phone, id: 'b', last_seen_at: '2026-11-20T00:00:00Z' },
    { ...phone, id: 'own', current: true },
    { ...phone, id: 'c', city: 'Ташкент' },
  ]);
  expect(groups.map(({ ids, last_seen_at }) => [ids, last_seen_at])).toEqual([
    [['own'], '2026-11-01T00:00:00Z'],
    [['b', 'a'], '2026-11-20T00:00:00Z'],
    [['c'], '2026-11-01T00:00:00Z'],
  ]);
});
