import type { Verification, VerificationStep, VerificationStepName } from '../../domain/identity/verification-query.ts';
import type { DocumentStep } from '../../shared/photo/upload-photo.ts';

/** What the URL names: a step or the tutorial; the URL of the start page names neither. `verificationScreenOf` decides what is shown. */
export type VerificationUrlStep = VerificationStepName | 'tutorial';

/** What the page shows. */
export type VerificationScreen =
  | { kind: 'overview' | 'tutorial' | 'checking' | 'accepted' | 'contacts' | 'card' | 'person' }
  /** `consent` comes before the first photo; `step` is the photo that follows it. */
  | { kind: 'consent' | 'photo'; step: DocumentStep };

export const DOCUMENT_STEPS: readonly DocumentStep[] = ['passport_front', 'selfie', 'registration'];
export const isDocumentStep = (step: string): step is DocumentStep => DOCUMENT_STEPS.some((one) => one === step);

/** Whether the customer may change a step: not while it is being checked, nor once it is accepted. */
export const isStepEditable = ({ state }: Pick<VerificationStep, 'state'>): boolean => state !== 'checking' && state !== 'accepted';

/**
 * The step that the customer takes after `done`: the next one in order that is missing or refused, then one that was left out before it.
 * Undefined if none is left. `onTheWay`: the photos that are being sent.
 */
export function nextVerificationStep(
  done: VerificationStepName,
  steps: readonly Pick<VerificationStep, 'step' | 'state'>[],
  onTheWay: readonly string[],
): VerificationStepName | undefined {
  const at = steps.findIndex(({ step }) => step === done);
  const inOrder = [...steps.slice(at + 1), ...steps.slice(0, Math.max(at, 0))];
  return inOrder.find(({ step, state }) => (state === 'missing' || state === 'rejected') && !onTheWay.includes(step))?.step;
}

type ScreenInput = {
  urlStep: VerificationUrlStep | undefined;
  verification: Pick<Verification, 'status' | 'steps' | 'consent_given_at'>;
  /** Whether the tutorial was shown on this device. */
  tutorialSeen: boolean;
};

export function verificationScreenOf({ urlStep, verification, tutorialSeen }: ScreenInput): VerificationScreen {
  const { status, steps, consent_given_at } = verification;
  if (urlStep === 'tutorial') return { kind: 'tutorial' };
  if (status === 'submitted') return { kind: 'checking' };
  if (status === 'accepted') return { kind: 'accepted' };
  if (urlStep === undefined) return { kind: status === 'not_started' && !tutorialSeen ? 'tutorial' : 'overview' };
  const step = steps.find((one) => one.step === urlStep);
  if (step === undefined || !isStepEditable(step)) return { kind: 'overview' };
  if (!isDocumentStep(urlStep)) return { kind: urlStep };
  return { kind: consent_given_at === null ? 'consent' : 'photo', step: urlStep };
}
