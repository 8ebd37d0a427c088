import { expect, test } from 'vitest';
import { failedPageStatus } from './load-payload.ts';

test.each([
  [511, 502],
  [503, 503],
  [502, 502],
  [500, 500],
  [401, 500],
  [422, 500],
])('after a backend status of %i the page has status %i', (backend, page) => {
  expect(failedPageStatus(backend)).toBe(page);
});
