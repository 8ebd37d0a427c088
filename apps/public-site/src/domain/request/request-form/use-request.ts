import { botHeaders, tabStorage, useBotProtection } from '@muddat/app-shell';
import type { BotAction } from '@muddat/auth-core';
import { SubmissionFailedError } from '@muddat/forms';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useReducer } from 'react';
import { initialRequestState, requestMachine } from './request.machine.ts';
import { hasFieldErrors, toSendFailure } from './send-failure.ts';
import { hashRequest, readSentHashes, saveSentHashes } from './sent-hashes.ts';

export type SendRequestOptions<Words extends object> = {
  /** The form's name. This tab's hashes of sent requests are stored under it. */
  name: string;
  /** The operation that the bot check protects. */
  botAction: BotAction;
  /** Sends the request; `headers` carry the token of the bot check. */
  sendRequest: (words: Words, headers: Record<string, string>) => Promise<unknown>;
};

/** The effects of a request form: the bot check, the API call, and this tab's hashes of sent requests, which prevent sending one twice. */
export function useSendRequest<Words extends object>({ name, botAction, sendRequest }: SendRequestOptions<Words>) {
  const [state, dispatch] = useReducer(requestMachine, name, (form) => initialRequestState(readSentHashes(tabStorage(), form)));
  const { transliterate } = useRouteContext({ from: '__root__' });
  const { sentHashes } = state;
  const bot = useBotProtection(botAction, (token, words: Words) => sendRequest(words, botHeaders(token)));
  useEffect(() => saveSentHashes(tabStorage(), name, sentHashes), [name, sentHashes]);

  const send = async (words: Words): Promise<void> => {
    const hash = hashRequest(words);
    dispatch({ type: 'send-pressed', hash });
    if (sentHashes.includes(hash)) return;
    try {
      await bot.run(words);
    } catch (error) {
      const failed = toSendFailure(error, { now: Date.now(), online: navigator.onLine });
      if (hasFieldErrors(failed.refusal)) {
        dispatch({ type: 'fields-refused' });
        throw error;
      }
      // The backend's message can be in Latin Uzbek, so transliterate it for a reader of Cyrillic.
      const refusal = { ...failed.refusal, message: transliterate(failed.refusal.message) };
      dispatch({ type: 'failed', failure: { ...failed, refusal } });
      throw new SubmissionFailedError();
    }
    dispatch({ type: 'received' });
  };
  return { state, bot, send, another: () => dispatch({ type: 'another-wanted' }) };
}
