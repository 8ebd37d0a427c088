import type { Refusal } from '../../../shared/refusal/refusal.ts';
import { initialPhoneCodeState, isPhoneCodeState, phoneCodeUrlStep } from '../phone-code/phone-code.machine.ts';
import { type ConfirmedPhone, type PhoneProofEvent, type PhoneProofState, phoneProofMachine } from '../phone-code/phone-proof.machine.ts';

/** The states after the phone is confirmed. */
type ProvenState =
  | { kind: 'details'; phone: string; proof: ConfirmedPhone }
  | { kind: 'known'; phone: string; proof: ConfirmedPhone; problem: Refusal | null }
  | { kind: 'signing-in'; phone: string; proof: ConfirmedPhone };

/**
 * The registration (spec 2): phone, code, then name, birthdate and password.
 * Only after the phone is confirmed does the page say that the phone is already registered; the same proof then signs in.
 */
export type RegisterState = PhoneProofState | ProvenState | { kind: 'signed-in'; redirectTo: string | null };

export type RegisterEvent =
  | PhoneProofEvent
  | { type: 'turned-out-known' }
  | { type: 'sign-in-asked' }
  | { type: 'accepted'; redirectTo: string | null };

export const initialRegisterState: RegisterState = initialPhoneCodeState;

export function registerMachine(state: RegisterState, event: RegisterEvent): RegisterState {
  if (state.kind === 'signed-in') return state;
  switch (event.type) {
    case 'turned-out-known':
      return state.kind === 'details' ? proven(state.phone, { ...state.proof, registered: true }) : state;
    case 'sign-in-asked':
      return state.kind === 'known' ? { kind: 'signing-in', phone: state.phone, proof: state.proof } : state;
    case 'accepted':
      return state.kind === 'details' || state.kind === 'signing-in' ? { kind: 'signed-in', redirectTo: event.redirectTo } : state;
    default:
      // While a sign-in is under way, only the server's response to it changes the state.
      if (state.kind !== 'signing-in' || event.type === 'unproved') return phoneProofMachine<ProvenState>(state, event, proven);
      return event.type === 'refused' ? { kind: 'known', phone: state.phone, proof: state.proof, problem: event.problem } : state;
  }
}

const proven = (phone: string, proof: ConfirmedPhone): ProvenState =>
  proof.registered ? { kind: 'known', phone, proof, problem: null } : { kind: 'details', phone, proof };

/** The steps that have a name in the URL. The first step has none. */
export type RegisterStep = 'code' | 'details';

export const registerUrlStep = (state: RegisterState): RegisterStep | undefined =>
  isPhoneCodeState(state) ? phoneCodeUrlStep(state) : 'details';
