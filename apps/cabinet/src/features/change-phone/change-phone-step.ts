import type { ChangePhoneState, ChangePhoneStep } from './change-phone.machine.ts';

const CHANGE_PHONE_STEPS = ['start', 'own-code', 'new-phone', 'new-code'] as const satisfies readonly ChangePhoneStep[];

/** The step of each state. `changed` counts as the first step, so that Back does not return to a finished step. */
export function changePhoneStepOf(state: ChangePhoneState): ChangePhoneStep {
  switch (state.kind) {
    case 'sending-own':
      return state.otp === null ? 'start' : 'own-code';
    case 'sending-new':
      return state.otp === null ? 'new-phone' : 'new-code';
    case 'changing':
      return 'new-code';
    case 'changed':
      return 'start';
    default:
      return state.kind;
  }
}

export const isChangePhonePending = ({ kind }: ChangePhoneState): boolean =>
  kind === 'sending-own' || kind === 'sending-new' || kind === 'changing';

export type UrlChange =
  | { kind: 'stay' }
  | { kind: 'push'; step: ChangePhoneStep }
  | { kind: 'replace'; step: ChangePhoneStep }
  | { kind: 'back'; by: number };

/**
 * How the URL has to change after the step of the page has changed. The history keeps the order of the steps, so that Back returns to the
 * previous step.
 */
export function urlChangeFor(address: ChangePhoneStep, shown: ChangePhoneStep): UrlChange {
  const ahead = CHANGE_PHONE_STEPS.indexOf(shown) - CHANGE_PHONE_STEPS.indexOf(address);
  if (ahead === 0) return { kind: 'stay' };
  return ahead > 0 ? { kind: 'push', step: shown } : { kind: 'back', by: -ahead };
}

/** The reaction to a changed URL (Back, Forward, reload): go back a step, or correct the URL. */
export function reactionToUrl(
  address: ChangePhoneStep,
  shown: ChangePhoneStep,
): { kind: 'stay' } | { kind: 'step-back' } | { kind: 'put-right' } {
  const ahead = CHANGE_PHONE_STEPS.indexOf(address) - CHANGE_PHONE_STEPS.indexOf(shown);
  if (ahead === 0) return { kind: 'stay' };
  return ahead < 0 ? { kind: 'step-back' } : { kind: 'put-right' };
}
