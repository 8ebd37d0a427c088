import { pendingOtp } from '../../shared/code-step/pending-otp.ts';
import { type CodeChannel, otpAfterRefusal, type SentOtp } from '../../shared/code-step/sent-otp.ts';
import type { Refusal } from '../../shared/refusal/refusal.ts';

/** How the customer proves their identity. */
export type PasswordProofMethod = 'password' | 'code';

/**
 * A change of password. A sent code stays in `otp` while the customer looks at the other proof.
 * Typed values stay in the form, which is the same component in all states but `changed`.
 */
export type ChangePasswordState =
  | { kind: 'form'; by: PasswordProofMethod; otp: SentOtp | null; problem: Refusal | null }
  | { kind: 'sending'; by: 'code'; otp: SentOtp | null; channel: CodeChannel; problem: null }
  | { kind: 'changing'; by: PasswordProofMethod; otp: SentOtp | null; problem: null }
  /** `ended`: how many other sessions the server has ended. */
  | { kind: 'changed'; ended: number };

export type ChangePasswordEvent =
  | { type: 'proof-chosen'; by: PasswordProofMethod }
  | { type: 'code-asked'; channel: CodeChannel }
  | { type: 'code-sent'; otp: SentOtp }
  | { type: 'submitted' }
  | { type: 'changed'; ended: number }
  /** `maskedPhone`: the customer's phone with its middle hidden, as the code step shows it. `now`: ms since 1970. */
  | { type: 'refused'; problem: Refusal; maskedPhone: string; now: number };

export const initialChangePasswordState = { kind: 'form', by: 'password', otp: null, problem: null } as const satisfies ChangePasswordState;

export function changePasswordMachine(state: ChangePasswordState, event: ChangePasswordEvent): ChangePasswordState {
  switch (state.kind) {
    case 'form':
      return fromForm(state, event);
    case 'sending':
      if (event.type === 'code-sent') return { kind: 'form', by: 'code', otp: event.otp, problem: null };
      return event.type === 'refused' ? refused(state, event) : state;
    case 'changing':
      if (event.type === 'changed') return { kind: 'changed', ended: event.ended };
      return event.type === 'refused' ? refused(state, event) : state;
    case 'changed':
      return state;
  }
}

function fromForm(state: Extract<ChangePasswordState, { kind: 'form' }>, event: ChangePasswordEvent): ChangePasswordState {
  const { by, otp } = state;
  switch (event.type) {
    case 'proof-chosen':
      return event.by === by ? state : { kind: 'form', by: event.by, otp, problem: null };
    case 'code-asked':
      return by === 'code' ? { kind: 'sending', by, otp, channel: event.channel, problem: null } : state;
    case 'submitted':
      return by === 'code' && otp === null ? state : { kind: 'changing', by, otp, problem: null };
    default:
      return state;
  }
}

function refused(
  { by, otp }: { by: PasswordProofMethod; otp: SentOtp | null },
  { problem, maskedPhone, now }: Extract<ChangePasswordEvent, { type: 'refused' }>,
): ChangePasswordState {
  if (otp === null) {
    // If a code was requested a moment ago, before a reload or in another tab, the server refuses to send a new one. The sent code is still
    // valid, so let the customer enter it.
    const underway = by === 'code' ? pendingOtp(problem, maskedPhone, now) : null;
    return { kind: 'form', by, otp: underway, problem: underway ? null : problem };
  }
  return { kind: 'form', by, otp: by === 'code' ? otpAfterRefusal(otp, problem, now) : otp, problem };
}
