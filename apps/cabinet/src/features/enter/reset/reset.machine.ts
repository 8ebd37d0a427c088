import type { Refusal } from '../../../shared/refusal/refusal.ts';
import {
  initialPhoneCodeState,
  isPhoneCodeState,
  type PhoneCodeEvent,
  type PhoneCodeState,
  phoneCodeMachine,
  stepOfPhoneCode,
} from '../phone-code/phone-code.machine.ts';

/** Resetting a forgotten password (spec 2): phone, code, new password; then signed in here, and out everywhere else. */
export type ResetState =
  | PhoneCodeState
  | { kind: 'asking-proof'; phone: string }
  | { kind: 'new-password'; phone: string; maskedPhone: string }
  | { kind: 'done'; redirectTo: string | null };

export type ResetEvent =
  | PhoneCodeEvent
  | { type: 'proof-asked' }
  | { type: 'proved'; maskedPhone: string }
  | { type: 'unproved'; problem: Refusal | null }
  | { type: 'accepted'; redirectTo: string | null };

export const initialResetState: ResetState = initialPhoneCodeState;

export function resetMachine(state: ResetState, event: ResetEvent): ResetState {
  if (state.kind === 'done') return state;
  const { phone } = state;
  switch (event.type) {
    case 'unproved':
      return { kind: 'phone', phone, problem: event.problem };
    case 'proof-asked':
      return state.kind === 'phone' ? { kind: 'asking-proof', phone } : state;
    case 'proved':
      return state.kind === 'checking-code' || state.kind === 'asking-proof'
        ? { kind: 'new-password', phone, maskedPhone: event.maskedPhone }
        : state;
    case 'accepted':
      return state.kind === 'new-password' ? { kind: 'done', redirectTo: event.redirectTo } : state;
    default:
      if (isPhoneCodeState(state)) return phoneCodeMachine(state, event);
      return event.type === 'phone-change-asked' ? { kind: 'phone', phone, problem: null } : state;
  }
}

/** What the address says of the step: nothing of the first one. */
export type ResetStep = 'code' | 'new-password';

export const stepOfReset = (state: ResetState): ResetStep | undefined =>
  isPhoneCodeState(state) ? stepOfPhoneCode(state) : 'new-password';
