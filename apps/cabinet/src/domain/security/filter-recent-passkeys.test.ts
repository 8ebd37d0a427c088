import { expect, test } from 'vitest';
import { DEVICES_NOW, PASSKEYS } from '../../testing/devices.ts';
import { filterRecentPasskeys } from './filter-recent-passkeys.ts';

test('`filterRecentPasskeys` returns the passkeys added in the last 30 days, the newest first', () => {
  const newest = { id: 'pk_3', name: 'Новый', created_at: DEVICES_NOW, last_used_at: null };
  expect(filterRecentPasskeys([...PASSKEYS, newest], Date.parse(DEVICES_NOW)).map(({ id }) => id)).toEqual(['pk_3', 'pk_1']);
});
