import { hrefTo } from '@muddat/routing';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useReducer } from 'react';
import { type CodeChannel, toSentOtp } from '../../../shared/code-step/sent-otp.ts';
import { isWriteOutcomeUnknown } from '../../../shared/refusal/is-undecided.ts';
import { useRefusalOf } from '../../../shared/refusal/use-refusal-of.ts';
import type { AddCardProps } from '../add-card.types.ts';
import type { BankCard } from '../cards-query.ts';
import { cardsQuery } from '../cards-query.ts';
import {
  addCardMachine,
  attemptToSend,
  type CardAttempt,
  type CardDraft,
  type CodeSubmission,
  initialAddCardState,
  submissionToSend,
} from './add-card.machine.ts';
import { AddCardView } from './add-card.view.tsx';

const EVERY_BANK: readonly string[] = [];

/** Sends the card and its code to the billing API. The card number is held in memory only. */
export function AddCardController({ onAdded, onCancel, bankPrefixes = EVERY_BANK }: AddCardProps) {
  const { api, locale } = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const refusalOf = useRefusalOf();
  const [state, send] = useReducer(addCardMachine, initialAddCardState);
  const { queryKey } = cardsQuery(api);
  const saved = useQuery(cardsQuery(api)).data;

  const refuse = (error: unknown) =>
    send({ type: 'refused', problem: refusalOf(error), undecided: isWriteOutcomeUnknown(error), now: Date.now() });
  const save = async (card: BankCard) => {
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (cards) => cards && [...cards.filter(({ entity_id }) => entity_id !== card.entity_id), card]);
    send({ type: 'saved', card });
    void queryClient.invalidateQueries({ queryKey });
  };
  /** `not_found` may mean that the code was accepted and only the response was lost, so look for the card among the saved ones. */
  const refuseCode = async (error: unknown, { number, expiry }: CardDraft) => {
    if (refusalOf(error).code !== 'not_found') return refuse(error);
    const cards = await queryClient.fetchQuery({ ...cardsQuery(api), staleTime: 0 }).catch(() => []);
    const card = cards.find((one) => one.last4 === number.slice(-4) && one.expiry === expiry);
    return card ? save(card) : refuse(error);
  };

  const sendCode = async ({ key, draft: { number, expiry, owner } }: CardAttempt) => {
    const body = { number, expiry, ...(owner === '' ? {} : { owner }), offer_accepted: true } as const;
    try {
      const { otp_id, ...otp } = await api.billing.sendOtp(body, { idempotencyKey: key });
      send({ type: 'code-sent', otpId: otp_id, otp: toSentOtp(otp, 'sms', Date.now()) });
    } catch (error) {
      refuse(error);
    }
  };
  const sendAgain = async (otpId: string, channel: CodeChannel, draft: CardDraft) => {
    try {
      send({ type: 'code-sent', otpId, otp: toSentOtp(await api.billing.resendOtp({ otp_id: otpId, channel }), channel, Date.now()) });
    } catch (error) {
      await refuseCode(error, draft);
    }
  };
  const check = async (otpId: string, { key, code }: CodeSubmission, draft: CardDraft) => {
    try {
      await save(await api.billing.confirmOtp({ otp_id: otpId, code }, { idempotencyKey: key }));
    } catch (error) {
      await refuseCode(error, draft);
    }
  };

  const newAttempt = (draft: CardDraft): CardAttempt => ({
    key: crypto.randomUUID(),
    draft,
    savedBefore: saved?.map(({ entity_id }) => entity_id) ?? null,
  });
  const enterCard = (draft: CardDraft) => {
    if (state.kind !== 'form') return;
    const attempt = attemptToSend(state.lost, newAttempt(draft));
    send({ type: 'submitted', attempt });
    void sendCode(attempt);
  };
  const enterCode = (code: string) => {
    if (state.kind !== 'awaiting-code') return;
    const typed = submissionToSend(state.lost, { key: crypto.randomUUID(), code });
    send({ type: 'code-entered', typed });
    void check(state.otpId, typed, state.attempt.draft);
  };
  const resend = (channel: CodeChannel) => {
    if (state.kind !== 'awaiting-code') return;
    const { attempt, otpId, otp } = state;
    // The server accepts no more codes for a locked request, so send the card once more, as a new request with a new SMS.
    const locked = otp.lockedUntil !== null;
    const next = locked ? newAttempt(attempt.draft) : attempt;
    send({ type: 'resend-asked', attempt: next, channel: locked ? 'sms' : channel });
    void (locked ? sendCode(next) : sendAgain(otpId, channel, attempt.draft));
  };

  const tell = useEffectEvent(onAdded);
  const added = state.kind === 'added' ? state.card : null;
  useEffect(() => {
    if (added) tell(added);
  }, [added]);
  return (
    <AddCardView
      state={state}
      bankPrefixes={bankPrefixes}
      offerHref={hrefTo('public-offer', {}, locale)}
      onCard={enterCard}
      onCode={enterCode}
      onResend={resend}
      onChangeCard={() => send({ type: 'card-changed' })}
      onAlreadySaved={onAdded}
      onCancel={onCancel}
    />
  );
}
