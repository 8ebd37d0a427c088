import { expect, test } from 'vitest';
import { verificationWith } from '../../testing/verification.ts';
import { type NamedStep, type Screen, screenOf } from './screen-of.ts';

const begun = verificationWith();
const fresh = verificationWith({ status: 'not_started', consent_given_at: null });
const submitted = verificationWith({ status: 'submitted' });
const mended = verificationWith({ status: 'rejected' }, { selfie: 'rejected', passport_front: 'accepted' });

test.each<[string, NamedStep | undefined, typeof begun, boolean, Screen]>([
  ['[S2-30] the first visit begins with the tutorial', undefined, fresh, false, { kind: 'tutorial' }],
  ['[S2-30] which is shown once', undefined, fresh, true, { kind: 'overview' }],
  ['[S2-30] and not to somebody who has begun on another device', undefined, begun, false, { kind: 'overview' }],
  ['[S2-30] and opened again from the overview', 'tutorial', begun, true, { kind: 'tutorial' }],
  ['[S2-24] a photo is taken', 'selfie', begun, true, { kind: 'photo', step: 'selfie' }],
  ['the consent comes before the first photo', 'selfie', fresh, true, { kind: 'consent', step: 'selfie' }],
  ['what is no photo needs none', 'contacts', fresh, true, { kind: 'contacts' }],
  ['[S2-24] each other step has its screen', 'card', begun, true, { kind: 'card' }],
  ['a refused photo is taken again', 'selfie', mended, true, { kind: 'photo', step: 'selfie' }],
  ['an accepted one is not', 'passport_front', mended, true, { kind: 'overview' }],
  ['what was handed in is being checked', 'selfie', submitted, true, { kind: 'checking' }],
  ['what was accepted is done', undefined, verificationWith({ status: 'accepted' }), true, { kind: 'accepted' }],
])('%s', (_title, named, verification, tutorialSeen, screen) => {
  expect(screenOf({ named, verification, tutorialSeen })).toEqual(screen);
});
