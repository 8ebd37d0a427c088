import { expect, test } from 'vitest';
import { NOW, PASSKEYS } from '../../testing/devices.ts';
import { addedLately } from './added-lately.ts';

test('passkeys of the last 30 days are named, the newest first; older ones are not', () => {
  const newest = { id: 'pk_3', name: 'Новый', created_at: NOW, last_used_at: null };
  expect(addedLately([...PASSKEYS, newest], Date.parse(NOW)).map(({ id }) => id)).toEqual(['pk_3', 'pk_1']);
});
