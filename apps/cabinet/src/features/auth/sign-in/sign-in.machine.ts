import type { Refusal } from '../../../shared/refusal/refusal.ts';
import {
  initialPhoneCodeState,
  isPhoneCodeState,
  type PhoneCodeEvent,
  type PhoneCodeState,
  phoneCodeMachine,
} from '../phone-code/phone-code.machine.ts';

/**
 * The sign-in by phone and SMS code, by phone and password, or by a passkey (spec 2, login form). The state of each step contains the
 * phone, so that the customer need not type it again after a refusal.
 */
export type SignInState =
  | PhoneCodeState
  | { kind: 'password'; phone: string; problem: Refusal | null }
  | { kind: 'checking-password'; phone: string }
  | { kind: 'asking-passkey'; phone: string }
  /** The code was correct, but the phone is not registered. The customer continues with the registration. */
  | { kind: 'unregistered' }
  | { kind: 'signed-in'; redirectTo: string | null };

export type SignInEvent =
  | PhoneCodeEvent
  | { type: 'password-chosen'; phone: string }
  | { type: 'password-entered'; phone: string }
  | { type: 'code-chosen'; phone: string }
  | { type: 'passkey-chosen'; phone: string }
  | { type: 'accepted'; redirectTo: string | null };

export const initialSignInState: SignInState = initialPhoneCodeState;

export function signInMachine(state: SignInState, event: SignInEvent): SignInState {
  if (isPhoneCodeState(state)) return fromPhoneCode(state, event);
  switch (state.kind) {
    case 'password':
      if (event.type === 'password-entered') return { kind: 'checking-password', phone: event.phone };
      return event.type === 'code-chosen' ? { kind: 'phone', phone: event.phone, problem: null } : state;
    case 'checking-password':
      if (event.type === 'accepted') return { kind: 'signed-in', redirectTo: event.redirectTo };
      return event.type === 'refused' ? { kind: 'password', phone: state.phone, problem: event.problem } : state;
    case 'asking-passkey':
      if (event.type === 'accepted') return { kind: 'signed-in', redirectTo: event.redirectTo };
      return event.type === 'refused' ? { kind: 'phone', phone: state.phone, problem: event.problem } : state;
    case 'unregistered':
    case 'signed-in':
      return state;
  }
}

function fromPhoneCode(state: PhoneCodeState, event: SignInEvent): SignInState {
  switch (event.type) {
    case 'accepted':
      return state.kind === 'checking-code' ? { kind: 'signed-in', redirectTo: event.redirectTo } : state;
    case 'password-chosen':
      return state.kind === 'phone' || state.kind === 'code' ? { kind: 'password', phone: event.phone, problem: null } : state;
    case 'passkey-chosen':
      return state.kind === 'phone' ? { kind: 'asking-passkey', phone: event.phone } : state;
    case 'password-entered':
    case 'code-chosen':
      return state;
    case 'refused':
      return state.kind === 'checking-code' && isUnregistered(event.problem) ? { kind: 'unregistered' } : phoneCodeMachine(state, event);
    default:
      return phoneCodeMachine(state, event);
  }
}

const isUnregistered = ({ code }: Refusal) => code === 'registration_needed';

/** The steps that have a name in the URL. The first step has none. */
export type SignInStep = 'code' | 'password';

export function signInUrlStep(state: SignInState): SignInStep | undefined {
  switch (state.kind) {
    case 'code':
    case 'resending':
    case 'checking-code':
      return 'code';
    case 'password':
    case 'checking-password':
      return 'password';
    default:
      return undefined;
  }
}
