import { expect, it } from 'vitest';
import { offerAccepted } from './presence.ts';

it.each([false, null, undefined, '', 'true', 'on', 1, [true], {}].map((value) => [value]))('%o accepts nothing', (value) => {
  expect(offerAccepted(value)).toEqual({ code: 'offer-not-accepted', params: {} });
});

it('only a checked box accepts', () => {
  expect(offerAccepted(true)).toBeNull();
});
