import type { Verification, VerificationStep, VerificationStepName } from '../domain/identity/verification-query.ts';

const STEPS: readonly VerificationStepName[] = ['passport_front', 'selfie', 'registration', 'contacts', 'card', 'person'];
const AT = '2026-11-24T08:00:00.000Z';

/** A verification with its steps in these states; a step that is left out is missing. A rejected step has a blurred photo. */
export function verificationWith(
  given: Partial<Verification> = {},
  states: Partial<Record<VerificationStepName, VerificationStep['state']>> = {},
): Verification {
  const steps = STEPS.map((step): VerificationStep => {
    const state = states[step] ?? 'missing';
    const reason = state === 'rejected' ? { code: 'blurred', text: 'Фото размыто. Снимите ещё раз при дневном свете.' } : null;
    return { step, state, reason, uploaded_at: state === 'missing' ? null : AT };
  });
  const missing = steps.filter(({ state }) => state === 'missing' || state === 'rejected').map(({ step }) => step);
  return {
    status: 'in_progress',
    steps,
    person: null,
    contacts: [],
    card_entity_id: null,
    consent_given_at: AT,
    consent_version: '2026-11',
    missing,
    can_submit: missing.length === 0,
    ...given,
  };
}

export const ALL_STEPS_UPLOADED: Record<VerificationStepName, 'uploaded'> = {
  passport_front: 'uploaded',
  selfie: 'uploaded',
  registration: 'uploaded',
  contacts: 'uploaded',
  card: 'uploaded',
  person: 'uploaded',
};
