import { initialPhoneCodeState, isPhoneCodeState, stepOfPhoneCode } from '../phone-code/phone-code.machine.ts';
import { type PhoneProofEvent, type PhoneProofState, phoneProofMachine } from '../phone-code/phone-proof.machine.ts';

type ProvenState = { kind: 'new-password'; phone: string };

/** Resetting a forgotten password (spec 2): phone, code, new password; then signed in here, and out everywhere else. */
export type ResetState = PhoneProofState | ProvenState | { kind: 'done'; redirectTo: string | null };

export type ResetEvent = PhoneProofEvent | { type: 'accepted'; redirectTo: string | null };

export const initialResetState: ResetState = initialPhoneCodeState;

export function resetMachine(state: ResetState, event: ResetEvent): ResetState {
  if (state.kind === 'done') return state;
  if (event.type !== 'accepted') return phoneProofMachine<ProvenState>(state, event, (phone) => ({ kind: 'new-password', phone }));
  return state.kind === 'new-password' ? { kind: 'done', redirectTo: event.redirectTo } : state;
}

/** What the address says of the step: nothing of the first one. */
export type ResetStep = 'code' | 'new-password';

export const stepOfReset = (state: ResetState): ResetStep | undefined =>
  isPhoneCodeState(state) ? stepOfPhoneCode(state) : 'new-password';
