/** A code that was sent: its length in digits, and moments in ms since 1970 on this device's clock. */
export type SentOtp = { length: number; resendAt: number; expiresAt: number; maskedPhone: string };
/** What the server refused with; its sentence is in the reader's language. */
export type SignInProblem = { code: string; message: string };
export type SecretKind = 'code' | 'password';

/**
 * Signing in by phone and SMS code, or by phone and password (spec 2, login form). What was typed stays in every state, so that
 * nothing has to be typed again after a refusal.
 */
export type SignInState =
  | { kind: 'phone'; phone: string; problem: SignInProblem | null }
  | { kind: 'sending-code'; phone: string }
  | { kind: 'code'; phone: string; otp: SentOtp; problem: SignInProblem | null }
  | { kind: 'resending'; phone: string; otp: SentOtp }
  | { kind: 'password'; phone: string; problem: SignInProblem | null }
  | { kind: 'signing-in'; phone: string; by: SecretKind; otp: SentOtp | null }
  | { kind: 'signed-in'; redirectTo: string | null };

export type SignInEvent =
  | { type: 'phone-entered'; phone: string }
  | { type: 'code-sent'; otp: SentOtp }
  | { type: 'refused'; problem: SignInProblem }
  | { type: 'code-entered' }
  | { type: 'password-entered'; phone: string }
  | { type: 'resend-asked' }
  | { type: 'password-chosen'; phone: string }
  | { type: 'code-chosen'; phone: string }
  | { type: 'phone-change-asked' }
  | { type: 'accepted'; redirectTo: string | null };

export const initialSignInState: SignInState = { kind: 'phone', phone: '', problem: null };

export function signInMachine(state: SignInState, event: SignInEvent): SignInState {
  switch (state.kind) {
    case 'phone':
      if (event.type === 'phone-entered') return { kind: 'sending-code', phone: event.phone };
      return event.type === 'password-chosen' ? { kind: 'password', phone: event.phone, problem: null } : state;
    case 'sending-code':
      if (event.type === 'code-sent') return { kind: 'code', phone: state.phone, otp: event.otp, problem: null };
      return event.type === 'refused' ? { kind: 'phone', phone: state.phone, problem: event.problem } : state;
    case 'code':
      if (event.type === 'code-entered') return { kind: 'signing-in', phone: state.phone, by: 'code', otp: state.otp };
      if (event.type === 'resend-asked') return { kind: 'resending', phone: state.phone, otp: state.otp };
      if (event.type === 'password-chosen') return { kind: 'password', phone: state.phone, problem: null };
      return event.type === 'phone-change-asked' ? { kind: 'phone', phone: state.phone, problem: null } : state;
    case 'resending':
      if (event.type === 'code-sent') return { kind: 'code', phone: state.phone, otp: event.otp, problem: null };
      return event.type === 'refused' ? { kind: 'code', phone: state.phone, otp: state.otp, problem: event.problem } : state;
    case 'password':
      if (event.type === 'password-entered') return { kind: 'signing-in', phone: event.phone, by: 'password', otp: null };
      return event.type === 'code-chosen' ? { kind: 'phone', phone: event.phone, problem: null } : state;
    case 'signing-in':
      if (event.type === 'accepted') return { kind: 'signed-in', redirectTo: event.redirectTo };
      return event.type === 'refused' ? refusedSignIn(state, event.problem) : state;
    case 'signed-in':
      return state;
  }
}

function refusedSignIn(state: Extract<SignInState, { kind: 'signing-in' }>, problem: SignInProblem): SignInState {
  if (state.by === 'code' && state.otp) return { kind: 'code', phone: state.phone, otp: state.otp, problem };
  return { kind: 'password', phone: state.phone, problem };
}
