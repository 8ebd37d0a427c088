import { expect, test } from 'vitest';
import { groupActivity } from './activity-groups.ts';

const signIn = {
  kind: 'sign_in',
  at: '2026-11-21T10:00:00Z',
  device: 'Android',
  browser: 'Chrome',
  place: '84.54.*.*',
  is_new: false,
} as const;

test.each([
  ['joins sign-ins in a row from one device and network', [signIn, signIn, signIn], [3]],
  ['keeps a sign-in from a new device apart', [signIn, { ...signIn, is_new: true }, signIn], [1, 1, 1]],
  ['keeps a sign-in from another network apart', [signIn, { ...signIn, place: '10.0.*.*' }], [1, 1]],
  [
    'joins no other entries',
    [
      { ...signIn, kind: 'proof' as const },
      { ...signIn, kind: 'proof' as const },
    ],
    [1, 1],
  ],
])('groupActivity %s', (_title, entries, counts) => {
  const groups = groupActivity(entries.map((entry, at) => ({ ...entry, id: String(at) })));
  expect(groups.map(({ count }) => count)).toEqual(counts);
  expect(groups[0]?.id).toBe('0');
});
