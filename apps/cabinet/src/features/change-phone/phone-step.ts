import type { ChangePhoneState, PhoneStep } from './change-phone.machine.ts';

const PHONE_STEPS = ['start', 'own-code', 'new-phone', 'new-code'] as const satisfies readonly PhoneStep[];

/** The step that a state belongs to. When all is done, there is none to go back to: it stands where the first one stood. */
export function phoneStepOf(state: ChangePhoneState): PhoneStep {
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

export const isPhoneBusy = ({ kind }: ChangePhoneState): boolean => kind === 'sending-own' || kind === 'sending-new' || kind === 'changing';

export type AddressMove =
  | { kind: 'stay' }
  | { kind: 'push'; step: PhoneStep }
  | { kind: 'replace'; step: PhoneStep }
  | { kind: 'back'; by: number };

/** What the address does after the step of the page has changed, so that Back leads through the steps there were. */
export function moveFor(address: PhoneStep, shown: PhoneStep): AddressMove {
  const ahead = PHONE_STEPS.indexOf(shown) - PHONE_STEPS.indexOf(address);
  if (ahead === 0) return { kind: 'stay' };
  return ahead > 0 ? { kind: 'push', step: shown } : { kind: 'back', by: -ahead };
}

/** What follows where the address has changed (Back, Forward, a page loaded anew): a step back, or the address is put right. */
export function followAddress(address: PhoneStep, shown: PhoneStep): { kind: 'stay' } | { kind: 'step-back' } | { kind: 'put-right' } {
  const ahead = PHONE_STEPS.indexOf(address) - PHONE_STEPS.indexOf(shown);
  if (ahead === 0) return { kind: 'stay' };
  return ahead < 0 ? { kind: 'step-back' } : { kind: 'put-right' };
}
