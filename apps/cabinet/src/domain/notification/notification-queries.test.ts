import { expect, test } from 'vitest';
import { NOTIFICATIONS } from '../../testing/notifications.ts';
import { withOneLess, withRead } from './notification-queries.ts';

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

test('the one that was read stands as read where it was, on whichever page', () => {
  expect(withRead(pages, read)).toEqual({
    pageParams: [null, 'next'],
    pages: [
      { data: [read, second], unread_count: 2, next_cursor: 'next' },
      { data: [third], unread_count: 2 },
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

test.each([
  [{ all: 3, ofType: { order: 2, news: 1 } }, 'order', { all: 2, ofType: { order: 1, news: 1 } }],
  // For a backend without counts by type, the update sets the count of this type to 0. The next row starts from that result.
  [{ all: 1, ofType: {} }, 'order', { all: 0, ofType: { order: 0 } }],
  [{ all: 0, ofType: { order: 0 } }, 'order', { all: 0, ofType: { order: 0 } }],
  [undefined, 'order', undefined],
])('[S3-06] of %o one of type %s is read: %o', (unread, type, left) => {
  expect(withOneLess(unread, type)).toEqual(left);
});
