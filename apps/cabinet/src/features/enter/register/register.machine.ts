import type { Refusal } from '../../../shared/refusal/refusal.ts';
import {
  initialPhoneCodeState,
  isPhoneCodeState,
  type PhoneCodeEvent,
  type PhoneCodeState,
  phoneCodeMachine,
  stepOfPhoneCode,
} from '../phone-code/phone-code.machine.ts';

/** A phone that was proven: the gateway keeps the proof, the page knows whose it is with its middle hidden. */
export type Proof = { maskedPhone: string; registered: boolean };

/**
 * Registering (spec 2, registration): phone, code, then name, birthdate and password. Who turns out to be registered is told so only
 * once the phone is proven, and signs in by the same proof.
 */
export type RegisterState =
  | PhoneCodeState
  /** The page was loaded anew at the details: whether the phone is proven, the gateway knows. */
  | { kind: 'asking-proof'; phone: string }
  | { kind: 'details'; phone: string; proof: Proof }
  | { kind: 'known'; phone: string; proof: Proof; problem: Refusal | null }
  | { kind: 'signing-in'; phone: string; proof: Proof }
  | { kind: 'signed-in'; redirectTo: string | null };

export type RegisterEvent =
  | PhoneCodeEvent
  | { type: 'proof-asked' }
  | { type: 'proved'; proof: Proof }
  /** There is no proof, or no longer: from the phone again, with the reason where there is one. */
  | { type: 'unproved'; problem: Refusal | null }
  | { type: 'turned-out-known' }
  | { type: 'sign-in-asked' }
  | { type: 'accepted'; redirectTo: string | null };

export const initialRegisterState: RegisterState = initialPhoneCodeState;

export function registerMachine(state: RegisterState, event: RegisterEvent): RegisterState {
  if (state.kind === 'signed-in') return state;
  const { phone } = state;
  if (event.type === 'unproved') {
    return { kind: 'phone', phone, problem: event.problem };
  }
  if (isPhoneCodeState(state)) return beforeTheProof(state, event);
  switch (state.kind) {
    case 'asking-proof':
      return event.type === 'proved' ? proved(phone, event.proof) : state;
    case 'details':
      if (event.type === 'accepted') return { kind: 'signed-in', redirectTo: event.redirectTo };
      if (event.type === 'phone-change-asked') return { kind: 'phone', phone, problem: null };
      return event.type === 'turned-out-known' ? proved(phone, { ...state.proof, registered: true }) : state;
    case 'known':
      if (event.type === 'sign-in-asked') return { kind: 'signing-in', phone, proof: state.proof };
      return event.type === 'phone-change-asked' ? { kind: 'phone', phone, problem: null } : state;
    case 'signing-in':
      if (event.type === 'accepted') return { kind: 'signed-in', redirectTo: event.redirectTo };
      return event.type === 'refused' ? { kind: 'known', phone, proof: state.proof, problem: event.problem } : state;
  }
}

function beforeTheProof(state: PhoneCodeState, event: Exclude<RegisterEvent, { type: 'unproved' }>): RegisterState {
  switch (event.type) {
    case 'proof-asked':
      return state.kind === 'phone' ? { kind: 'asking-proof', phone: state.phone } : state;
    case 'proved':
      return state.kind === 'checking-code' || state.kind === 'phone' ? proved(state.phone, event.proof) : state;
    case 'turned-out-known':
    case 'sign-in-asked':
    case 'accepted':
      return state;
    default:
      return phoneCodeMachine(state, event);
  }
}

const proved = (phone: string, proof: Proof): RegisterState =>
  proof.registered ? { kind: 'known', phone, proof, problem: null } : { kind: 'details', phone, proof };

/** What the address says of the step: nothing of the first one. */
export type RegisterStep = 'code' | 'details';

export const stepOfRegister = (state: RegisterState): RegisterStep | undefined =>
  isPhoneCodeState(state) ? stepOfPhoneCode(state) : 'details';
