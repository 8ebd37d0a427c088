import { expect, it } from 'vitest';
import { offerAccepted } from './presence.ts';

it.each([false, null, undefined, '', 'true', 'on', 1, [true], {}].map((value) => [value]))(
  'the value %o does not accept the offer',
  (value) => {
    expect(offerAccepted(value)).toEqual({ code: 'offer-not-accepted', params: {} });
  },
);

it('only `true`, a checked box, accepts the offer', () => {
  expect(offerAccepted(true)).toBeNull();
});
