import { type CodeChannel, otpAfterRefusal, type SentOtp } from '../../../shared/code-step/sent-otp.ts';
import type { Refusal } from '../../../shared/refusal/refusal.ts';
import type { BankCard } from '../cards-query.ts';

/** A card as typed: 16 digits, expiry as `YYMM`, and the owner's name ('' if left out). Held in memory only. */
export type CardDraft = { number: string; expiry: string; owner: string };

/**
 * One request to add a card, with its idempotency key. `savedBefore`: ids of the cards that were saved before the request, null if unknown.
 * If the returned card is one of them, it was saved already and is not new.
 */
export type CardAttempt = { key: string; draft: CardDraft; savedBefore: readonly string[] | null };
/** One typed code with its idempotency key. A corrected code is a new request with a new key. */
export type CodeSubmission = { key: string; code: string };

/** A request whose code was sent to the card's phone and is not confirmed yet. */
type CodeRequest = { attempt: CardAttempt; otpId: string; otp: SentOtp };

/** `lost`: the request whose response was lost. It is sent again with its old key if the input is unchanged. */
export type AddCardState =
  | { kind: 'form'; draft: CardDraft | null; problem: Refusal | null; lost: CardAttempt | null }
  | { kind: 'sending'; attempt: CardAttempt }
  | (CodeRequest & { kind: 'awaiting-code'; problem: Refusal | null; lost: CodeSubmission | null })
  | (CodeRequest & { kind: 'resending'; channel: CodeChannel })
  | (CodeRequest & { kind: 'checking'; typed: CodeSubmission })
  | { kind: 'added'; card: BankCard }
  | { kind: 'known'; card: BankCard };

/** `now`: ms since 1970. */
export type AddCardEvent =
  | { type: 'submitted'; attempt: CardAttempt }
  | { type: 'code-sent'; otpId: string; otp: SentOtp }
  | { type: 'code-entered'; typed: CodeSubmission }
  | { type: 'resend-asked'; attempt: CardAttempt; channel: CodeChannel }
  | { type: 'saved'; card: BankCard }
  | { type: 'refused'; problem: Refusal; undecided: boolean; now: number }
  | { type: 'card-changed' };

export const initialAddCardState = { kind: 'form', draft: null, problem: null, lost: null } as const satisfies AddCardState;

/**
 * The request to send for a draft: the lost request if number, expiry and owner are unchanged, so that its key is used again; else the
 * fresh one.
 */
export function attemptToSend(lost: CardAttempt | null, fresh: CardAttempt): CardAttempt {
  const same = lost && (['number', 'expiry', 'owner'] as const).every((field) => lost.draft[field] === fresh.draft[field]);
  return same ? lost : fresh;
}

export const submissionToSend = (lost: CodeSubmission | null, fresh: CodeSubmission): CodeSubmission =>
  lost?.code === fresh.code ? lost : fresh;

export function addCardMachine(state: AddCardState, event: AddCardEvent): AddCardState {
  switch (state.kind) {
    case 'form':
      return event.type === 'submitted' ? { kind: 'sending', attempt: event.attempt } : state;
    case 'sending': {
      const { attempt } = state;
      if (event.type === 'code-sent')
        return { kind: 'awaiting-code', attempt, otpId: event.otpId, otp: event.otp, problem: null, lost: null };
      if (event.type !== 'refused') return state;
      return { kind: 'form', draft: attempt.draft, problem: event.problem, lost: event.undecided ? attempt : null };
    }
    case 'awaiting-code':
      return awaitingCode(state, event);
    case 'resending':
    case 'checking':
      return afterCodeRequest(state, event);
    case 'added':
    case 'known':
      return state;
  }
}

function awaitingCode(state: Extract<AddCardState, { kind: 'awaiting-code' }>, event: AddCardEvent): AddCardState {
  const { attempt, otpId, otp } = state;
  if (event.type === 'code-entered') return { kind: 'checking', attempt, otpId, otp, typed: event.typed };
  if (event.type === 'resend-asked') return { kind: 'resending', attempt: event.attempt, otpId, otp, channel: event.channel };
  return event.type === 'card-changed' ? { kind: 'form', draft: attempt.draft, problem: null, lost: null } : state;
}

function afterCodeRequest(state: Extract<AddCardState, { kind: 'resending' | 'checking' }>, event: AddCardEvent): AddCardState {
  const { attempt, otpId, otp } = state;
  if (event.type === 'code-sent') return { kind: 'awaiting-code', attempt, otpId: event.otpId, otp: event.otp, problem: null, lost: null };
  if (event.type === 'saved') {
    const wasThere = attempt.savedBefore?.includes(event.card.entity_id) ?? false;
    return { kind: wasThere ? 'known' : 'added', card: event.card };
  }
  if (event.type !== 'refused') return state;
  const { problem, undecided, now } = event;
  // The code is used up or deleted, so no code can be entered for this request. Show the form again, to send the card once more.
  if (problem.code === 'not_found') return { kind: 'form', draft: attempt.draft, problem, lost: null };
  const lost = undecided && state.kind === 'checking' ? state.typed : null;
  return { kind: 'awaiting-code', attempt, otpId, otp: otpAfterRefusal(otp, problem, now), problem, lost };
}
