import { expect, it } from 'vitest';
import { judged } from '../testing/judged.ts';
import { offerSchema } from './offer-schema.ts';

it.each([
  [true, true],
  [false, ['offer-not-accepted']],
  [undefined, ['offer-not-accepted']],
  [null, ['offer-not-accepted']],
  ['true', ['offer-not-accepted']],
])('%o: %o', (input, outcome) => {
  expect(judged(offerSchema, input)).toEqual(outcome);
});
