import { expect, test } from 'vitest';
import { NOTIFICATIONS } from '../../testing/notifications.ts';
import { withNotificationRead, withUnreadDecremented } from './notification-queries.ts';

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

test('`withNotificationRead` marks a notification as read at its position in the list', () => {
  expect(withNotificationRead(pages, read)).toEqual({
    pageParams: [null, 'next'],
    pages: [
      { data: [read, second], unread_count: 2, next_cursor: 'next' },
      { data: [third], unread_count: 2 },
    ],
  });
});

test.each([
  ['a notification that was read before', withNotificationRead(pages, read), read],
  ['a notification that is not in the list', pages, { ...first, id: 'other', read: true }],
  ['a list that is not loaded', undefined, read],
])('`withNotificationRead` returns the list unchanged for %s', (_title, list, one) => {
  expect(withNotificationRead(list, one)).toBe(list);
});

test.each([
  [{ total: 3, byType: { order: 2, news: 1 } }, 'order', { total: 2, byType: { order: 1, news: 1 } }],
  // For a backend without counts by type, the update sets the count of this type to 0. The next row starts from that result.
  [{ total: 1, byType: {} }, 'order', { total: 0, byType: { order: 0 } }],
  [{ total: 0, byType: { order: 0 } }, 'order', { total: 0, byType: { order: 0 } }],
  [undefined, 'order', undefined],
])('[S3-06] with the unread counts %o, reading a notification of the type %s leaves %o', (unread, type, left) => {
  expect(withUnreadDecremented(unread, type)).toEqual(left);
});
