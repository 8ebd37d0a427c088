import { otpUnderway } from '../code-step/otp-underway.ts';
import { type CodeChannel, otpAfter, type SentOtp } from '../code-step/sent-otp.ts';
import type { Refusal } from '../refusal/refusal.ts';

export type ProofMethod = 'code' | 'password' | 'passkey';

/**
 * Re-authentication. `by` is null while the customer chooses a method; a sent code stays in `otp` while another method is shown.
 * `busy`: the channel by which a code is being sent, or `checking` while the server checks the input.
 */
export type ProofState = {
  by: ProofMethod | null;
  otp: SentOtp | null;
  busy: 'checking' | CodeChannel | null;
  problem: Refusal | null;
};

export type ProofEvent =
  | { type: 'way-chosen'; by: ProofMethod }
  | { type: 'other-way' }
  | { type: 'code-asked'; channel: CodeChannel }
  | { type: 'code-sent'; otp: SentOtp }
  | { type: 'submitted' }
  /** The passkey dialog of the device was closed, or it found no passkey. */
  | { type: 'broken-off' }
  /** `maskedPhone`: the phone that codes are sent to. `now`: ms since 1970. */
  | { type: 'refused'; problem: Refusal; maskedPhone: string; now: number };

export const initialProofState: ProofState = { by: null, otp: null, busy: null, problem: null };

export function proofMachine(state: ProofState, event: ProofEvent): ProofState {
  switch (event.type) {
    case 'way-chosen':
      return state.busy === null ? { ...state, by: event.by, problem: null } : state;
    case 'other-way':
      return state.busy === null ? { ...state, by: null, problem: null } : state;
    case 'code-asked':
      return state.busy === null ? { ...state, by: 'code', busy: event.channel, problem: null } : state;
    case 'code-sent':
      return { ...state, otp: event.otp, busy: null };
    case 'submitted':
      return state.busy === null && state.by !== null ? { ...state, busy: 'checking', problem: null } : state;
    case 'broken-off':
      return { ...state, by: null, busy: null };
    case 'refused':
      return refused(state, event);
  }
}

function refused(state: ProofState, { problem, maskedPhone, now }: Extract<ProofEvent, { type: 'refused' }>): ProofState {
  if (state.by !== 'code') return { ...state, by: state.by === 'passkey' ? null : state.by, busy: null, problem };
  if (state.otp !== null) return { ...state, otp: otpAfter(state.otp, problem, now), busy: null, problem };
  // A code that was requested before is still on its way, so let the customer enter it.
  const underway = otpUnderway(problem, maskedPhone, now);
  return underway === null ? { ...state, by: null, busy: null, problem } : { ...state, otp: underway, busy: null, problem: null };
}
