import { type CodeChannel, otpAfter, type SentOtp } from '../../../shared/code-step/sent-otp.ts';
import type { Refusal } from '../../../shared/refusal/refusal.ts';
import type { BankCard } from '../cards-query.ts';

/** A card as it was typed: 16 digits, `YYMM`, and whose it is, '' where that was left out. Held in memory only. */
export type CardDraft = { number: string; expiry: string; owner: string };

/**
 * One request to add one card under its one idempotency key. `savedBefore`: ids of the cards that were saved when it was begun, or null
 * where they were not known; by them a card that is added is told from one that was there already.
 */
export type CardAttempt = { key: string; draft: CardDraft; savedBefore: readonly string[] | null };
/** One code typed, under its key: a corrected code is another request. */
export type CodeTry = { key: string; code: string };

/** A code on its way to the phone of the card. */
type Awaited = { attempt: CardAttempt; otpId: string; otp: SentOtp };

/** `lost`: the request that got no answer. The same again goes out under the same key. */
export type AddCardState =
  | { kind: 'form'; draft: CardDraft | null; problem: Refusal | null; lost: CardAttempt | null }
  | { kind: 'sending'; attempt: CardAttempt }
  | (Awaited & { kind: 'awaiting-code'; problem: Refusal | null; lost: CodeTry | null })
  | (Awaited & { kind: 'resending'; channel: CodeChannel })
  | (Awaited & { kind: 'checking'; typed: CodeTry })
  | { kind: 'added'; card: BankCard }
  | { kind: 'known'; card: BankCard };

/** `now`: ms since 1970. */
export type AddCardEvent =
  | { type: 'submitted'; attempt: CardAttempt }
  | { type: 'code-sent'; otpId: string; otp: SentOtp }
  | { type: 'code-entered'; typed: CodeTry }
  | { type: 'resend-asked'; attempt: CardAttempt; channel: CodeChannel }
  | { type: 'saved'; card: BankCard }
  | { type: 'refused'; problem: Refusal; undecided: boolean; now: number }
  | { type: 'card-changed' };

export const initialAddCardState = { kind: 'form', draft: null, problem: null, lost: null } as const satisfies AddCardState;

/** The request for a draft: the lost one where it is the same card, else a new one. */
export function attemptFor(lost: CardAttempt | null, fresh: CardAttempt): CardAttempt {
  const same = lost && (['number', 'expiry', 'owner'] as const).every((field) => lost.draft[field] === fresh.draft[field]);
  return same ? lost : fresh;
}

export const tryFor = (lost: CodeTry | null, fresh: CodeTry): CodeTry => (lost?.code === fresh.code ? lost : fresh);

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
      return asked(state, event);
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

function asked(state: Extract<AddCardState, { kind: 'resending' | 'checking' }>, event: AddCardEvent): AddCardState {
  const { attempt, otpId, otp } = state;
  if (event.type === 'code-sent') return { kind: 'awaiting-code', attempt, otpId: event.otpId, otp: event.otp, problem: null, lost: null };
  if (event.type === 'saved') {
    const wasThere = attempt.savedBefore?.includes(event.card.entity_id) ?? false;
    return { kind: wasThere ? 'known' : 'added', card: event.card };
  }
  if (event.type !== 'refused') return state;
  const { problem, undecided, now } = event;
  // The code is used or gone: nothing can be entered here any more, so the card is sent off anew.
  if (problem.code === 'not_found') return { kind: 'form', draft: attempt.draft, problem, lost: null };
  const lost = undecided && state.kind === 'checking' ? state.typed : null;
  return { kind: 'awaiting-code', attempt, otpId, otp: otpAfter(otp, problem, now), problem, lost };
}
