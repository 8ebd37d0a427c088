import { pendingOtp } from '../code-step/pending-otp.ts';
import { type CodeChannel, otpAfterRefusal, type SentOtp } from '../code-step/sent-otp.ts';
import type { Refusal } from '../refusal/refusal.ts';

export type ReauthMethod = 'code' | 'password' | 'passkey';

/**
 * Re-authentication. `method` is null while the customer chooses a method; a sent code stays in `otp` while another method is shown.
 * `busy`: the channel by which a code is being sent, `checking` while a code, password or passkey is being checked, else null.
 */
export type ReauthState = {
  method: ReauthMethod | null;
  otp: SentOtp | null;
  busy: 'checking' | CodeChannel | null;
  problem: Refusal | null;
};

export type ReauthEvent =
  | { type: 'way-chosen'; method: ReauthMethod }
  | { type: 'other-way' }
  | { type: 'code-asked'; channel: CodeChannel }
  | { type: 'code-sent'; otp: SentOtp }
  | { type: 'submitted' }
  /** The passkey dialog of the device was closed, or it found no passkey. */
  | { type: 'broken-off' }
  /** `maskedPhone`: the phone that codes are sent to. `now`: ms since 1970. */
  | { type: 'refused'; problem: Refusal; maskedPhone: string; now: number };

export const initialReauthState: ReauthState = { method: null, otp: null, busy: null, problem: null };

export function reauthMachine(state: ReauthState, event: ReauthEvent): ReauthState {
  switch (event.type) {
    case 'way-chosen':
      return state.busy === null ? { ...state, method: event.method, problem: null } : state;
    case 'other-way':
      return state.busy === null ? { ...state, method: null, problem: null } : state;
    case 'code-asked':
      return state.busy === null ? { ...state, method: 'code', busy: event.channel, problem: null } : state;
    case 'code-sent':
      return { ...state, otp: event.otp, busy: null };
    case 'submitted':
      return state.busy === null && state.method !== null ? { ...state, busy: 'checking', problem: null } : state;
    case 'broken-off':
      return { ...state, method: null, busy: null };
    case 'refused':
      return refused(state, event);
  }
}

function refused(state: ReauthState, { problem, maskedPhone, now }: Extract<ReauthEvent, { type: 'refused' }>): ReauthState {
  if (state.method !== 'code') return { ...state, method: state.method === 'passkey' ? null : state.method, busy: null, problem };
  if (state.otp !== null) return { ...state, otp: otpAfterRefusal(state.otp, problem, now), busy: null, problem };
  // A code that was requested before is still on its way, so let the customer enter it.
  const underway = pendingOtp(problem, maskedPhone, now);
  return underway === null ? { ...state, method: null, busy: null, problem } : { ...state, otp: underway, busy: null, problem: null };
}
