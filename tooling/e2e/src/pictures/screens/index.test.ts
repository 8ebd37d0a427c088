import { expect, test } from 'vitest';
import { JOURNEYS } from './index.ts';

const names = JOURNEYS.flatMap(({ screens }) => screens.map(({ name }) => name));

test('every screen has a unique name that is a valid file name', () => {
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z][a-z0-9-]*$/);
});

test('the error page is captured before the content page, which the gateway then caches', () => {
  expect(names.indexOf('error')).toBeLessThan(names.indexOf('content-page'));
});
