import { initialPhoneCodeState, isPhoneCodeState, stepOfPhoneCode } from '../phone-code/phone-code.machine.ts';
import { type PhoneProofEvent, type PhoneProofState, phoneProofMachine } from '../phone-code/phone-proof.machine.ts';

type ProvenState = { kind: 'new-password'; phone: string };

/** Resets a forgotten password (spec 2): phone, code, new password. Then signs in here, and ends all other sessions. */
export type PasswordResetState = PhoneProofState | ProvenState | { kind: 'done'; redirectTo: string | null };

export type PasswordResetEvent = PhoneProofEvent | { type: 'accepted'; redirectTo: string | null };

export const initialPasswordResetState: PasswordResetState = initialPhoneCodeState;

export function passwordResetMachine(state: PasswordResetState, event: PasswordResetEvent): PasswordResetState {
  if (state.kind === 'done') return state;
  if (event.type !== 'accepted') return phoneProofMachine<ProvenState>(state, event, (phone) => ({ kind: 'new-password', phone }));
  return state.kind === 'new-password' ? { kind: 'done', redirectTo: event.redirectTo } : state;
}

/** The steps that have a name in the URL. The first step has none. */
export type PasswordResetStep = 'code' | 'new-password';

export const stepOfPasswordReset = (state: PasswordResetState): PasswordResetStep | undefined =>
  isPhoneCodeState(state) ? stepOfPhoneCode(state) : 'new-password';
