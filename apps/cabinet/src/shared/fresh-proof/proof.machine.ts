import { otpUnderway } from '../code-step/otp-underway.ts';
import { type CodeChannel, otpAfter, type SentOtp } from '../code-step/sent-otp.ts';
import type { Refusal } from '../refusal/refusal.ts';

export type ProofMethod = 'code' | 'password' | 'passkey';

/**
 * Showing anew who one is. `by` is null while the way is chosen; a code that was sent stays known while another way is looked at.
 * `busy`: a code is being sent by a channel, or what was given is judged.
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
  /** The device asked, and nobody answered. */
  | { type: 'broken-off' }
  /** `maskedPhone`: where codes go; `now`: ms since 1970. */
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
  // A code asked for before is on its way, and may be entered.
  const underway = otpUnderway(problem, maskedPhone, now);
  return underway === null ? { ...state, by: null, busy: null, problem } : { ...state, otp: underway, busy: null, problem: null };
}
