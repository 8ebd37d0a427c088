import { pendingOtp } from '../../shared/code-step/pending-otp.ts';
import { type CodeChannel, otpAfterRefusal, type SentOtp } from '../../shared/code-step/sent-otp.ts';
import type { Refusal } from '../../shared/refusal/refusal.ts';

/**
 * The code sent to the current phone (`otp`), and the digits that the customer typed (`code`). The server checks them at the end, together
 * with the code of the new phone.
 */
export type EnteredCode = { otp: SentOtp; code: string };
/** The new phone and its code, stored while the customer corrects the code of the current phone. */
export type NewPhoneEntry = { phone: string; otp: SentOtp; code: string };

/** A change of phone with a code for each phone: the code of the current phone, the new phone, and its code. */
export type ChangePhoneState =
  | { kind: 'start'; problem: Refusal | null }
  | { kind: 'sending-own'; channel: CodeChannel; otp: SentOtp | null; newPhoneEntry: NewPhoneEntry | null }
  | { kind: 'own-code'; otp: SentOtp; problem: Refusal | null; newPhoneEntry: NewPhoneEntry | null }
  | { kind: 'new-phone'; own: EnteredCode; phone: string; problem: Refusal | null }
  | { kind: 'sending-new'; own: EnteredCode; phone: string; channel: CodeChannel; otp: SentOtp | null }
  | { kind: 'new-code'; own: EnteredCode; phone: string; otp: SentOtp; problem: Refusal | null }
  | { kind: 'changing'; own: EnteredCode; phone: string; otp: SentOtp; code: string }
  | { kind: 'changed'; phone: string };

/** The steps of the page, in their order. All steps but `start` are named in the URL. */
export type ChangePhoneStep = 'start' | 'own-code' | 'new-phone' | 'new-code';

/** `masked`: the masked phone of the code step, which opens if the refusal says that a code is already on its way. `now`: ms since 1970. */
type Refused = { type: 'refused'; problem: Refusal; masked: string; now: number };

export type ChangePhoneEvent =
  | { type: 'own-asked'; channel: CodeChannel }
  | { type: 'code-sent'; otp: SentOtp }
  | { type: 'code-entered'; code: string }
  | { type: 'phone-entered'; phone: string }
  | { type: 'new-asked'; channel: CodeChannel }
  | { type: 'back'; to: ChangePhoneStep }
  | { type: 'changed'; phone: string }
  | Refused;

export const initialChangePhoneState = { kind: 'start', problem: null } as const satisfies ChangePhoneState;

type StateOf<Kind extends ChangePhoneState['kind']> = Extract<ChangePhoneState, { kind: Kind }>;

export function changePhoneMachine(state: ChangePhoneState, event: ChangePhoneEvent): ChangePhoneState {
  if (event.type === 'back') return stepBack(state, event.to);
  switch (state.kind) {
    case 'start':
      return event.type === 'own-asked' ? { kind: 'sending-own', channel: event.channel, otp: null, newPhoneEntry: null } : state;
    case 'sending-own':
      if (event.type === 'code-sent') return { kind: 'own-code', otp: event.otp, problem: null, newPhoneEntry: state.newPhoneEntry };
      return event.type === 'refused' ? ownNotSent(state, event) : state;
    case 'own-code':
      if (event.type === 'own-asked')
        return { kind: 'sending-own', channel: event.channel, otp: state.otp, newPhoneEntry: state.newPhoneEntry };
      return event.type === 'code-entered' ? afterOwnCode(state, event.code) : state;
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

/**
 * A customer who corrects the code of the current phone has already entered the code of the new one, so this skips the steps of the new
 * phone.
 */
function afterOwnCode({ otp, newPhoneEntry }: StateOf<'own-code'>, code: string): ChangePhoneState {
  const own = { otp, code };
  if (newPhoneEntry === null) return { kind: 'new-phone', own, phone: '', problem: null };
  return { kind: 'changing', own, ...newPhoneEntry };
}

function ownNotSent({ otp, newPhoneEntry }: StateOf<'sending-own'>, { problem, masked, now }: Refused): ChangePhoneState {
  if (otp) return { kind: 'own-code', otp: otpAfterRefusal(otp, problem, now), problem, newPhoneEntry };
  // If a code was requested a moment ago, before a reload or in another tab, the server refuses to send a new one. The sent code is still
  // valid, so let the customer enter it.
  const underway = pendingOtp(problem, masked, now);
  return underway ? { kind: 'own-code', otp: underway, problem: null, newPhoneEntry } : { kind: 'start', problem };
}

function newNotSent({ own, phone, otp }: StateOf<'sending-new'>, { problem, masked, now }: Refused): ChangePhoneState {
  if (otp) return { kind: 'new-code', own, phone, otp: otpAfterRefusal(otp, problem, now), problem };
  const underway = pendingOtp(problem, masked, now);
  return underway ? { kind: 'new-code', own, phone, otp: underway, problem: null } : { kind: 'new-phone', own, phone, problem };
}

const CODE_PROBLEMS = new Set(['otp_wrong', 'otp_expired', 'otp_locked']);

/**
 * Returns to the step that the refusal is about: one of the codes, or the new phone. If both codes are wrong, returns to the code of the
 * current phone.
 */
function notChanged({ own, phone, otp, code }: StateOf<'changing'>, { problem, now }: Refused): ChangePhoneState {
  const { fields } = problem;
  if ('code' in fields) {
    // If the code of the new phone is wrong too, drop it: after the code of the current phone, the customer repeats the steps of the new
    // phone.
    const newPhoneEntry = 'new_code' in fields ? null : { phone, otp, code };
    return { kind: 'own-code', otp: otpAfterRefusal(own.otp, problem, now), problem, newPhoneEntry };
  }
  if ('phone' in fields) return { kind: 'new-phone', own, phone, problem };
  const known = CODE_PROBLEMS.has(problem.code) ? otpAfterRefusal(otp, problem, now) : otp;
  return { kind: 'new-code', own, phone, otp: known, problem };
}

/**
 * Goes back to an earlier step. The step of the new phone keeps the typed phone and the code of the current phone; a code whose step is
 * shown again must be typed again. Does nothing while a request is under way.
 */
function stepBack(state: ChangePhoneState, to: ChangePhoneStep): ChangePhoneState {
  if (!('own' in state) || state.kind === 'changing' || state.kind === 'sending-new') {
    return state.kind === 'own-code' && to === 'start' ? initialChangePhoneState : state;
  }
  if (to === 'start') return initialChangePhoneState;
  if (to === 'own-code') return { kind: 'own-code', otp: state.own.otp, problem: null, newPhoneEntry: null };
  return to === 'new-phone' ? { kind: 'new-phone', own: state.own, phone: state.phone, problem: null } : state;
}
