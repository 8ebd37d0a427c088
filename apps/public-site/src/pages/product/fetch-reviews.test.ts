import { expect, test } from 'vitest';
import { parseReviews } from './fetch-reviews.ts';

const review = { id: 'rev_1', author: 'Dilnoza K.', stars: 5, text: '<b>Да</b>', created_at: '2026-11-20T08:00:00.000Z' };

test('[S2-23] parseReviews returns the reviews with their texts unchanged, HTML included', () => {
  expect(parseReviews({ data: [review], summary: { average: 4.3, count: 7 }, next_cursor: 'c2' })).toEqual({
    reviews: [{ id: 'rev_1', author: 'Dilnoza K.', stars: 5, text: '<b>Да</b>', createdAt: '2026-11-20T08:00:00.000Z' }],
    average: 4.3,
    count: 7,
    next: 'c2',
  });
});

test.each([
  ['no object', null],
  ['no list', { data: 'x', summary: { average: null, count: 0 } }],
  ['no summary', { data: [] }],
  ['a count that is a string', { data: [], summary: { average: null, count: '0' } }],
])('parseReviews returns null for a response with %s', (_what, body) => {
  expect(parseReviews(body)).toBeNull();
});

test.each([{ stars: 0 }, { stars: 6 }, { author: 7 }, { text: null }])('parseReviews drops a review with %o', (change) => {
  expect(parseReviews({ data: [review, { ...review, ...change }], summary: { average: 5, count: 2 } })?.reviews).toHaveLength(1);
});
