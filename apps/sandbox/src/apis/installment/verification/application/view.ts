import type { Locale } from '@muddat/i18n';
import type { installment } from '@muddat/sdk/types';
import { stepRefusalReasonText } from './reasons.ts';
import { canSubmitVerification, missingSteps, parseVerificationStatus } from './steps.ts';
import type { StepOverview, VerificationOverview } from './verification-store.ts';

type Verification = installment.components['schemas']['Verification'];

/** The current version of the consent to biometrics and to the request to the credit bureau. */
export const CONSENT_VERSION = '2026-11';

export const stepView = ({ step, state, reason, uploadedAt }: StepOverview, locale: Locale): Verification['steps'][number] => ({
  step,
  state,
  reason: state === 'rejected' && reason !== null ? { code: reason, text: stepRefusalReasonText(reason, locale) } : null,
  uploaded_at: uploadedAt?.toISOString() ?? null,
});

export function verificationView({ row, steps, limit }: VerificationOverview, locale: Locale): Verification {
  const status = parseVerificationStatus(row?.status ?? 'not_started');
  const missing = missingSteps(steps);
  const person =
    row?.passport == null || row.pinfl === null || row.birthdate === null
      ? null
      : { passport: row.passport, pinfl: row.pinfl, birthdate: row.birthdate };
  return {
    status,
    steps: steps.map((step) => stepView(step, locale)),
    person,
    contacts: row?.contacts ?? [],
    card_entity_id: row?.cardId ?? null,
    consent_given_at: row?.consentAt?.toISOString() ?? null,
    consent_version: CONSENT_VERSION,
    missing,
    can_submit: missing.length === 0 && row?.consentAt != null && canSubmitVerification(status, limit),
  };
}
