import { expect, test } from 'vitest';
import { ALL_STEPS_UPLOADED, verificationWith } from '../../testing/verification.ts';
import { nextVerificationStep, type VerificationScreen, type VerificationUrlStep, verificationScreenOf } from './verification-screen.ts';

const begun = verificationWith();
const fresh = verificationWith({ status: 'not_started', consent_given_at: null });
const submitted = verificationWith({ status: 'submitted' });
const mended = verificationWith({ status: 'rejected' }, { selfie: 'rejected', passport_front: 'accepted' });

test.each<[string, VerificationUrlStep | undefined, typeof begun, boolean, VerificationScreen]>([
  ['[S2-30] the first visit of the verification shows the tutorial', undefined, fresh, false, { kind: 'tutorial' }],
  ['[S2-30] a later visit of the verification shows the overview, not the tutorial', undefined, fresh, true, { kind: 'overview' }],
  ['[S2-30] a verification begun on another device shows the overview, not the tutorial', undefined, begun, false, { kind: 'overview' }],
  ['[S2-30] the URL of the verification tutorial opens it again after the first visit', 'tutorial', begun, true, { kind: 'tutorial' }],
  ['[S2-24] the selfie step of a verification opens the photo screen', 'selfie', begun, true, { kind: 'photo', step: 'selfie' }],
  [
    'without a consent the selfie step of a verification opens the consent screen',
    'selfie',
    fresh,
    true,
    { kind: 'consent', step: 'selfie' },
  ],
  ['the contacts step of a verification opens without a consent', 'contacts', fresh, true, { kind: 'contacts' }],
  ['[S2-24] the card step of a verification opens the card screen', 'card', begun, true, { kind: 'card' }],
  ['the step of a refused verification photo opens the photo screen again', 'selfie', mended, true, { kind: 'photo', step: 'selfie' }],
  ['the step of an accepted verification photo opens the overview', 'passport_front', mended, true, { kind: 'overview' }],
  ['a submitted verification shows the checking screen, even for the URL of a step', 'selfie', submitted, true, { kind: 'checking' }],
  ['an accepted verification shows the accepted screen', undefined, verificationWith({ status: 'accepted' }), true, { kind: 'accepted' }],
])('%s', (_title, urlStep, verification, tutorialSeen, screen) => {
  expect(verificationScreenOf({ urlStep, verification, tutorialSeen })).toEqual(screen);
});

const { steps } = verificationWith({}, { registration: 'uploaded', contacts: 'accepted', card: 'rejected' });
test.each([
  ['the first photo leads on to the second', 'passport_front', [], 'selfie'],
  ['a step leads past those that are done to one that was refused', 'selfie', [], 'card'],
  ['the last step leads back to the first that is missing', 'person', [], 'passport_front'],
  ['a photo that is being sent is not asked for again', 'person', ['passport_front'], 'selfie'],
] as const)('%s', (_title, done, onTheWay, next) => {
  expect(nextVerificationStep(done, steps, onTheWay)).toBe(next);
});

test('after the last missing step no step is next', () => {
  expect(nextVerificationStep('card', verificationWith({}, { ...ALL_STEPS_UPLOADED, card: 'missing' }).steps, [])).toBeUndefined();
});
