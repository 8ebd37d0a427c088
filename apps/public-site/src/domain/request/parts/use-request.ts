import { botHeaders, tabStorage, useBotProtection } from '@muddat/app-shell';
import type { BotAction } from '@muddat/auth-core';
import { FormNotSent } from '@muddat/forms';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useReducer } from 'react';
import { namesFields, notSent } from './not-sent.ts';
import { requestMachine, startRequest } from './request.machine.ts';
import { keepMarks, markOf, readMarks } from './sent-marks.ts';

export type RequestOptions<Words extends object> = {
  /** The form's name. This tab's hashes of sent requests are stored under it. */
  name: string;
  /** The operation that the bot check protects. */
  guardedAs: BotAction;
  /** Sends the request; `headers` carry the token of the bot check. */
  call: (words: Words, headers: Record<string, string>) => Promise<unknown>;
};

/** The effects of a request form: the bot check, the API call, and this tab's hashes of sent requests, which prevent sending one twice. */
export function useRequest<Words extends object>({ name, guardedAs, call }: RequestOptions<Words>) {
  const [state, dispatch] = useReducer(requestMachine, name, (form) => startRequest(readMarks(tabStorage(), form)));
  const { readable } = useRouteContext({ from: '__root__' });
  const { sentMarks } = state;
  const bot = useBotProtection(guardedAs, (token, words: Words) => call(words, botHeaders(token)));
  useEffect(() => keepMarks(tabStorage(), name, sentMarks), [name, sentMarks]);

  const send = async (words: Words): Promise<void> => {
    const mark = markOf(words);
    dispatch({ type: 'send-pressed', mark });
    if (sentMarks.includes(mark)) return;
    try {
      await bot.run(words);
    } catch (error) {
      const failed = notSent(error, { now: Date.now(), online: navigator.onLine });
      if (namesFields(failed.refusal)) {
        dispatch({ type: 'fields-refused' });
        throw error;
      }
      // The backend's message can be in Latin Uzbek, so transliterate it for a reader of Cyrillic.
      const refusal = { ...failed.refusal, message: readable(failed.refusal.message) };
      dispatch({ type: 'failed', notSent: { ...failed, refusal } });
      throw new FormNotSent();
    }
    dispatch({ type: 'received' });
  };
  return { state, bot, send, another: () => dispatch({ type: 'another-wanted' }) };
}
