import { expect, test } from 'vitest';
import { NOTIFICATIONS } from '../testing/notifications.ts';
import { withRead } from './notification-queries.ts';

const [first, second, third] = NOTIFICATIONS;
if (!first || !second || !third) throw new Error('three are needed');
const pages = {
  pageParams: [null, 'next'],
  pages: [
    { data: [first, second], unread_count: 2, next_cursor: 'next' },
    { data: [third], unread_count: 2 },
  ],
};
const read = { ...first, read: true };

test('the one that was read stands as read where it was, and one less is unread, whichever page tells it', () => {
  expect(withRead(pages, read)).toEqual({
    pageParams: [null, 'next'],
    pages: [
      { data: [read, second], unread_count: 1, next_cursor: 'next' },
      { data: [third], unread_count: 1 },
    ],
  });
});

test.each([
  ['one that was read before', withRead(pages, read), read],
  ['one that is not in the list', pages, { ...first, id: 'other', read: true }],
  ['a list that is not there', undefined, read],
])('%s changes nothing', (_title, list, one) => {
  expect(withRead(list, one)).toBe(list);
});
