import { initialPhoneCodeState, isPhoneCodeState, phoneCodeUrlStep } from '../phone-code/phone-code.machine.ts';
import { type PhoneProofEvent, type PhoneProofState, phoneProofMachine } from '../phone-code/phone-proof.machine.ts';

type ProvenState = { kind: 'new-password'; phone: string };

/**
 * Resets a forgotten password (spec 2): phone, code, new password. The gateway then signs in this browser, and ends all other sessions of
 * the customer.
 */
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

export const passwordResetUrlStep = (state: PasswordResetState): PasswordResetStep | undefined =>
  isPhoneCodeState(state) ? phoneCodeUrlStep(state) : 'new-password';
