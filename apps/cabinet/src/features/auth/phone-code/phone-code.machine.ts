import { formatMaskedPhone } from '@muddat/i18n';
import { pendingOtp } from '../../../shared/code-step/pending-otp.ts';
import { type CodeChannel, otpAfterRefusal, type SentOtp } from '../../../shared/code-step/sent-otp.ts';
import type { Refusal } from '../../../shared/refusal/refusal.ts';

/**
 * Confirms a phone by a code: the first steps of the sign-in, the registration and the password reset. Every state contains the phone, so
 * that the customer need not type it again after a refusal.
 */
export type PhoneCodeState =
  | { kind: 'phone'; phone: string; problem: Refusal | null }
  | { kind: 'sending-code'; phone: string }
  | { kind: 'code'; phone: string; otp: SentOtp; problem: Refusal | null }
  | { kind: 'resending'; phone: string; otp: SentOtp; channel: CodeChannel }
  | { kind: 'checking-code'; phone: string; otp: SentOtp };

export type PhoneCodeEvent =
  | { type: 'phone-entered'; phone: string }
  | { type: 'code-sent'; otp: SentOtp }
  | { type: 'refused'; problem: Refusal; now: number }
  | { type: 'code-entered' }
  | { type: 'resend-asked'; channel: CodeChannel }
  | { type: 'phone-change-asked' }
  /**
   * What this tab has stored, before a reload or at another sign-in method: the phone, and the code that was sent to it (null: none is
   * valid).
   */
  | { type: 'resumed'; phone: string; otp: SentOtp | null };

export const initialPhoneCodeState: PhoneCodeState = { kind: 'phone', phone: '', problem: null };

export const isPhoneCodeState = <State extends { kind: string }>(state: State | PhoneCodeState): state is PhoneCodeState =>
  ['phone', 'sending-code', 'code', 'resending', 'checking-code'].includes(state.kind);

/** The name of the step in the URL; undefined for the first step. */
export const phoneCodeUrlStep = ({ kind }: PhoneCodeState): 'code' | undefined =>
  kind === 'phone' || kind === 'sending-code' ? undefined : 'code';

export function phoneCodeMachine(state: PhoneCodeState, event: PhoneCodeEvent): PhoneCodeState {
  const { phone } = state;
  switch (state.kind) {
    case 'phone':
      if (event.type === 'phone-entered') return { kind: 'sending-code', phone: event.phone };
      return event.type === 'resumed' ? resumed(event.phone, event.otp) : state;
    case 'sending-code':
      if (event.type === 'code-sent') return { kind: 'code', phone, otp: event.otp, problem: null };
      return event.type === 'refused' ? refusedPhone(phone, event) : state;
    case 'code':
      if (event.type === 'code-entered') return { kind: 'checking-code', phone, otp: state.otp };
      if (event.type === 'resend-asked') return { kind: 'resending', phone, otp: state.otp, channel: event.channel };
      return event.type === 'phone-change-asked' ? { kind: 'phone', phone, problem: null } : state;
    case 'resending':
      if (event.type === 'code-sent') return { kind: 'code', phone, otp: event.otp, problem: null };
      return event.type === 'refused' ? refusedCode(phone, state.otp, event) : state;
    case 'checking-code':
      return event.type === 'refused' ? refusedCode(phone, state.otp, event) : state;
  }
}

const resumed = (phone: string, otp: SentOtp | null): PhoneCodeState =>
  otp === null ? { kind: 'phone', phone, problem: null } : { kind: 'code', phone, otp, problem: null };

/**
 * If a code was requested a moment ago, for example in another tab, the server refuses to send a new one. The customer can enter the code
 * that is on its way, so this shows the code step and no error.
 */
function refusedPhone(phone: string, { problem, now }: { problem: Refusal; now: number }): PhoneCodeState {
  const otp = pendingOtp(problem, formatMaskedPhone(phone), now);
  return otp === null ? { kind: 'phone', phone, problem } : { kind: 'code', phone, otp, problem: null };
}

const refusedCode = (phone: string, otp: SentOtp, { problem, now }: { problem: Refusal; now: number }): PhoneCodeState => ({
  kind: 'code',
  phone,
  otp: otpAfterRefusal(otp, problem, now),
  problem,
});
