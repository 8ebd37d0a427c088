import type { Refusal } from '../../../shared/refusal/refusal.ts';
import { isPhoneCodeState, type PhoneCodeEvent, type PhoneCodeState, phoneCodeMachine } from './phone-code.machine.ts';

/** A confirmed phone. The gateway stores the proof; the page only knows the masked phone. */
export type ConfirmedPhone = { maskedPhone: string; registered: boolean };

export type PhoneProofState =
  | PhoneCodeState
  /**
   * The URL names a step after the code: after a reload, or if the sign-in has sent a customer with an unregistered phone to the
   * registration. The page asks the gateway whether the phone is confirmed.
   */
  | { kind: 'asking-proof'; phone: string };

export type PhoneProofEvent =
  | PhoneCodeEvent
  | { type: 'proof-asked' }
  | { type: 'proved'; proof: ConfirmedPhone }
  /** There is no valid proof. The flow starts again with the phone, and shows the reason if there is one. */
  | { type: 'unproved'; problem: Refusal | null };

/**
 * The steps that registration and password reset share: the phone is confirmed by a code, or was confirmed before a reload
 * or at the sign-in.
 * `Next` are the states of the flow after that, and `next` creates the first of them.
 */
export function phoneProofMachine<Next extends { kind: string; phone: string }>(
  state: PhoneProofState | Next,
  event: PhoneProofEvent,
  next: (phone: string, proof: ConfirmedPhone) => Next,
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
