import { expect, test } from 'vitest';
import { JOURNEYS } from './index.ts';

const names = JOURNEYS.flatMap(({ screens }) => screens.map(({ name }) => name));

test('every screen has a name of its own, fit for a file', () => {
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z][a-z0-9-]*$/);
});

test('the error page is met before the page of its address, which the gateway keeps from then on', () => {
  expect(names.indexOf('error')).toBeLessThan(names.indexOf('content-page'));
});
