import { otpUnderway } from '../../shared/code-step/otp-underway.ts';
import { type CodeChannel, otpAfter, type SentOtp } from '../../shared/code-step/sent-otp.ts';
import type { Refusal } from '../../shared/refusal/refusal.ts';

/** The code of one phone: on its way, and what was typed of it. The server judges both codes together, at the end. */
export type Proof = { otp: SentOtp; code: string };
/** The other phone, as far as it had come when its owner was led back to the first code. */
export type Onward = { phone: string; otp: SentOtp; code: string };

/** A change of phone with proof of both (domain, Auth): the code of the present phone, the new phone, its code. */
export type ChangePhoneState =
  | { kind: 'start'; problem: Refusal | null }
  | { kind: 'sending-own'; channel: CodeChannel; otp: SentOtp | null; onward: Onward | null }
  | { kind: 'own-code'; otp: SentOtp; problem: Refusal | null; onward: Onward | null }
  | { kind: 'new-phone'; own: Proof; phone: string; problem: Refusal | null }
  | { kind: 'sending-new'; own: Proof; phone: string; channel: CodeChannel; otp: SentOtp | null }
  | { kind: 'new-code'; own: Proof; phone: string; otp: SentOtp; problem: Refusal | null }
  | { kind: 'changing'; own: Proof; phone: string; otp: SentOtp; code: string }
  | { kind: 'changed'; phone: string };

/** What the address names, in their order. */
export type PhoneStep = 'start' | 'own-code' | 'new-phone' | 'new-code';

/** `masked`: where the codes go of which only a refusal tells; `now`: ms since 1970. */
type Refused = { type: 'refused'; problem: Refusal; masked: string; now: number };

export type ChangePhoneEvent =
  | { type: 'own-asked'; channel: CodeChannel }
  | { type: 'code-sent'; otp: SentOtp }
  | { type: 'code-entered'; code: string }
  | { type: 'phone-entered'; phone: string }
  | { type: 'new-asked'; channel: CodeChannel }
  | { type: 'back'; to: PhoneStep }
  | { type: 'changed'; phone: string }
  | Refused;

export const initialChangePhoneState = { kind: 'start', problem: null } as const satisfies ChangePhoneState;

type In<Kind extends ChangePhoneState['kind']> = Extract<ChangePhoneState, { kind: Kind }>;

export function changePhoneMachine(state: ChangePhoneState, event: ChangePhoneEvent): ChangePhoneState {
  if (event.type === 'back') return stepBack(state, event.to);
  switch (state.kind) {
    case 'start':
      return event.type === 'own-asked' ? { kind: 'sending-own', channel: event.channel, otp: null, onward: null } : state;
    case 'sending-own':
      if (event.type === 'code-sent') return { kind: 'own-code', otp: event.otp, problem: null, onward: state.onward };
      return event.type === 'refused' ? ownNotSent(state, event) : state;
    case 'own-code':
      if (event.type === 'own-asked') return { kind: 'sending-own', channel: event.channel, otp: state.otp, onward: state.onward };
      return event.type === 'code-entered' ? ownEntered(state, event.code) : state;
    case 'new-phone':
      if (event.type !== 'phone-entered') return state;
      return { kind: 'sending-new', own: state.own, phone: event.phone, channel: 'sms', otp: null };
    case 'sending-new':
      if (event.type === 'code-sent') return { kind: 'new-code', own: state.own, phone: state.phone, otp: event.otp, problem: null };
      return event.type === 'refused' ? newNotSent(state, event) : state;
    case 'new-code': {
      const { own, phone, otp } = state;
      if (event.type === 'new-asked') return { kind: 'sending-new', own, phone, otp, channel: event.channel };
      return event.type === 'code-entered' ? { kind: 'changing', own, phone, otp, code: event.code } : state;
    }
    case 'changing':
      if (event.type === 'changed') return { kind: 'changed', phone: event.phone };
      return event.type === 'refused' ? notChanged(state, event) : state;
    case 'changed':
      return state;
  }
}

/** Who was led back to a wrong first code has proved the second phone already: both go out again. */
function ownEntered({ otp, onward }: In<'own-code'>, code: string): ChangePhoneState {
  const own = { otp, code };
  if (onward === null) return { kind: 'new-phone', own, phone: '', problem: null };
  return { kind: 'changing', own, ...onward };
}

function ownNotSent({ otp, onward }: In<'sending-own'>, { problem, masked, now }: Refused): ChangePhoneState {
  if (otp) return { kind: 'own-code', otp: otpAfter(otp, problem, now), problem, onward };
  // The page was loaded anew after a code had been sent: it is on its way, and may be entered.
  const underway = otpUnderway(problem, masked, now);
  return underway ? { kind: 'own-code', otp: underway, problem: null, onward } : { kind: 'start', problem };
}

function newNotSent({ own, phone, otp }: In<'sending-new'>, { problem, masked, now }: Refused): ChangePhoneState {
  if (otp) return { kind: 'new-code', own, phone, otp: otpAfter(otp, problem, now), problem };
  const underway = otpUnderway(problem, masked, now);
  return underway ? { kind: 'new-code', own, phone, otp: underway, problem: null } : { kind: 'new-phone', own, phone, problem };
}

const CODE_PROBLEMS = new Set(['otp_wrong', 'otp_expired', 'otp_locked']);

/** Back to the step that the refusal is about: which of the codes it was, or the new phone. Where both were, the first one first. */
function notChanged({ own, phone, otp, code }: In<'changing'>, { problem, now }: Refused): ChangePhoneState {
  const { fields } = problem;
  if ('code' in fields) {
    // Where the new one was wrong too, it is asked for again after the first.
    const onward = 'new_code' in fields ? null : { phone, otp, code };
    return { kind: 'own-code', otp: otpAfter(own.otp, problem, now), problem, onward };
  }
  if ('phone' in fields) return { kind: 'new-phone', own, phone, problem };
  const known = CODE_PROBLEMS.has(problem.code) ? otpAfter(otp, problem, now) : otp;
  return { kind: 'new-code', own, phone, otp: known, problem };
}

/** What was proved stays proved; what is on its way to a server is not called back. */
function stepBack(state: ChangePhoneState, to: PhoneStep): ChangePhoneState {
  if (!('own' in state) || state.kind === 'changing' || state.kind === 'sending-new') {
    return state.kind === 'own-code' && to === 'start' ? initialChangePhoneState : state;
  }
  if (to === 'start') return initialChangePhoneState;
  if (to === 'own-code') return { kind: 'own-code', otp: state.own.otp, problem: null, onward: null };
  return to === 'new-phone' ? { kind: 'new-phone', own: state.own, phone: state.phone, problem: null } : state;
}
