import type { Refusal } from '../../../shared/refusal/refusal.ts';
import { isPhoneCodeState, type PhoneCodeEvent, type PhoneCodeState, phoneCodeMachine } from './phone-code.machine.ts';

/** A phone that was proven: the gateway keeps the proof, the page knows whose it is with its middle hidden. */
export type Proof = { maskedPhone: string; registered: boolean };

export type PhoneProofState =
  | PhoneCodeState
  /** The page was loaded anew at a step after the code: whether the phone is proven, the gateway knows. */
  | { kind: 'asking-proof'; phone: string };

export type PhoneProofEvent =
  | PhoneCodeEvent
  | { type: 'proof-asked' }
  | { type: 'proved'; proof: Proof }
  /** There is no proof, or no longer: from the phone again, with the reason where there is one. */
  | { type: 'unproved'; problem: Refusal | null };

/**
 * The beginning that registering and resetting the password share: a phone is proven by a code, or was before the page was loaded anew.
 * `Next` are the flow's own states, and `next` the first of them.
 */
export function phoneProofMachine<Next extends { kind: string; phone: string }>(
  state: PhoneProofState | Next,
  event: PhoneProofEvent,
  next: (phone: string, proof: Proof) => Next,
): PhoneProofState | Next {
  const { kind, phone } = state;
  switch (event.type) {
    case 'proof-asked':
      return kind === 'phone' ? { kind: 'asking-proof', phone } : state;
    case 'proved':
      return kind === 'checking-code' || kind === 'asking-proof' ? next(phone, event.proof) : state;
    case 'unproved':
      return { kind: 'phone', phone, problem: event.problem };
    default:
      if (isPhoneCodeState(state)) return phoneCodeMachine(state, event);
      return event.type === 'phone-change-asked' ? { kind: 'phone', phone, problem: null } : state;
  }
}
