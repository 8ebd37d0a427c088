import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { send } from '../send/send.ts';

/** Where one-time codes come from: an inbox that can be read over HTTP, or a code that a test environment always accepts. */
export type CodeSource = { readonly inbox: string } | { readonly fixed: string };

const messagesShape = v.array(v.looseObject({ code: v.nullish(v.string()) }));
const TRIES = 4;
const PAUSE_MS = 250;

/** The newest code sent to a phone; null if the source has none. `{phone}` in the inbox's address is the phone. */
export async function readCode(source: CodeSource, phone: string, limitMs: number): Promise<string | null> {
  if ('fixed' in source) return source.fixed;
  const address = new URL(source.inbox.replaceAll('{phone}', encodeURIComponent(phone)));
  const request = { method: 'GET', path: `${address.pathname}${address.search}`, headers: {}, body: null };
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answer = await send(request, null, { baseUrl: address.origin, limitMs });
    const messages = v.safeParse(messagesShape, 'failure' in answer || answer.status !== 200 ? undefined : answer.json);
    // An address that is no inbox does not become one.
    if (!messages.success) return null;
    const code = messages.output.find((message) => typeof message.code === 'string')?.code;
    if (typeof code === 'string') return code;
    await wait(PAUSE_MS);
  }
  return null;
}
