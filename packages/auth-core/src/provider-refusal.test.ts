import { expect, it } from 'vitest';
import { providerRefusal } from './provider-refusal.ts';

it.each([
  ['refresh', 400, 'session-ended'],
  ['refresh', 401, 'session-ended'],
  ['refresh', 403, 'session-ended'],
  ['refresh', 404, 'unanswered'],
  ['refresh', 408, 'unanswered'],
  ['refresh', 429, 'unanswered'],
  ['refresh', 500, 'unanswered'],
  ['refresh', 503, 'unanswered'],
  ['refresh', null, 'unanswered'],
  ['customer', 401, 'token-refused'],
  ['customer', 403, 'unanswered'],
  ['customer', 429, 'unanswered'],
  ['customer', 502, 'unanswered'],
  ['customer', null, 'unanswered'],
] as const)('[S4-04] providerRefusal reads a %s call with the response status %s as %s', (asked, status, meaning) => {
  expect(providerRefusal(asked, status)).toBe(meaning);
});
