import type { installment } from '@muddat/sdk/types';
import type { LimitStatus } from '../../../../domain/limit/limit-view.ts';

export type VerificationStep = installment.components['schemas']['VerificationStep']['step'];
type StepState = installment.components['schemas']['VerificationStep']['state'];
type VerificationStatus = installment.components['schemas']['Verification']['status'];

export const PHOTO_STEPS = ['passport_front', 'selfie', 'registration'] as const satisfies readonly VerificationStep[];
export type PhotoStep = (typeof PHOTO_STEPS)[number];
/** The five steps of the spec, and the person's own data (spec 2, Identity verification). */
export const VERIFICATION_STEPS = [...PHOTO_STEPS, 'contacts', 'card', 'person'] as const satisfies readonly VerificationStep[];
export type DataStep = Exclude<VerificationStep, PhotoStep>;
export const DATA_STEPS = VERIFICATION_STEPS.filter((step): step is DataStep => !isPhotoStep(step));

export function isPhotoStep(step: string): step is PhotoStep {
  return PHOTO_STEPS.some((photo) => photo === step);
}

const STATES = ['missing', 'uploaded', 'checking', 'accepted', 'rejected'] as const satisfies readonly StepState[];

export function parseStepState(stored: string): StepState {
  const state = STATES.find((known) => known === stored);
  if (state === undefined) throw new TypeError(`no state of a step: ${stored}`);
  return state;
}

const STATUSES = ['not_started', 'in_progress', 'submitted', 'accepted', 'rejected'] as const satisfies readonly VerificationStatus[];

export function parseVerificationStatus(stored: string): VerificationStatus {
  const status = STATUSES.find((known) => known === stored);
  if (status === undefined) throw new TypeError(`verifications.status holds ${stored}, which is none`);
  return status;
}

/** Whether a step in this state prevents the submission. */
const BLOCKS_SUBMISSION = { missing: true, uploaded: false, checking: false, accepted: false, rejected: true } as const satisfies Record<
  StepState,
  boolean
>;

export type StepWithState = { readonly step: VerificationStep; readonly state: StepState };

export const missingSteps = (steps: readonly StepWithState[]): VerificationStep[] =>
  steps.filter(({ state }) => BLOCKS_SUBMISSION[state]).map(({ step }) => step);

/**
 * By limit status: whether a customer whose verification was accepted may apply again, for example after the limit expired or was refused.
 */
const MAY_APPLY_AGAIN = {
  not_created: true,
  requested: true,
  rejected: true,
  expired: true,
  pending: false,
  approved: false,
  blocked: false,
} as const satisfies Record<LimitStatus, boolean>;

/** Whether a verification with this status can be submitted, when no step is missing. */
const SUBMITTABLE = {
  not_started: () => false,
  in_progress: () => true,
  rejected: () => true,
  submitted: () => false,
  accepted: (limit) => MAY_APPLY_AGAIN[limit],
} as const satisfies Record<VerificationStatus, (limit: LimitStatus) => boolean>;

export const canSubmitVerification = (status: VerificationStatus, limit: LimitStatus): boolean => SUBMITTABLE[status](limit);

/**
 * Whether a step can be changed. None can while the verification is being checked. An accepted photo cannot. Accepted data can be changed
 * when the customer may apply again, for example to choose the card that receives the salary.
 */
export function isStepWritable({ step, state }: StepWithState, status: VerificationStatus, limit: LimitStatus): boolean {
  if (status === 'submitted' || state === 'checking') return false;
  return state !== 'accepted' || (!isPhotoStep(step) && MAY_APPLY_AGAIN[limit]);
}
