import { expect, it } from 'vitest';
import { offerAccepted } from './presence.ts';

it.each([false, null, undefined, '', 'true', 'on', 1, [true], {}].map((value) => [value]))(
  'offerAccepted refuses the value %o',
  (value) => {
    expect(offerAccepted(value)).toEqual({ code: 'offer-not-accepted', params: {} });
  },
);

it('offerAccepted passes for `true`, the value of a checked box', () => {
  expect(offerAccepted(true)).toBeNull();
});
