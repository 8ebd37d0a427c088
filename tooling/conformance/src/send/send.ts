import { parseJson } from '../contract/json.ts';
import type { WireRequest } from './request.ts';

export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  /** Without parameters such as the charset; null if the answer names none. */
  readonly mediaType: string | null;
  readonly bytes: number;
  /** The text of a body that is JSON or text; null for files and streams. */
  readonly text: string | null;
  /** The parsed JSON; undefined if the text is none. */
  readonly json: unknown;
  readonly ms: number;
};
export type NoAnswer = { readonly failure: string; readonly ms: number };

export type SendOptions = { readonly baseUrl: string; readonly limitMs: number };

const STREAM = 'text/event-stream';

const bytesOf = (body: string | Uint8Array): Uint8Array<ArrayBuffer> =>
  typeof body === 'string' ? new TextEncoder().encode(body.toWellFormed()) : new Uint8Array(body);

/** Sends one request. Redirects are not followed: no operation declares one. */
export async function send(request: WireRequest, token: string | null, { baseUrl, limitMs }: SendOptions): Promise<Answer | NoAnswer> {
  const started = performance.now();
  const elapsed = () => Math.round(performance.now() - started);
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), limitMs);
  try {
    const response = await fetch(`${baseUrl}${request.path}`, {
      method: request.method,
      headers: { ...request.headers, ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
      redirect: 'manual',
      signal: abort.signal,
      ...(request.body === null ? {} : { body: bytesOf(request.body) }),
    });
    const mediaType = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? null;
    // A stream of events does not end: its head is all that is judged.
    const bytes = mediaType === STREAM ? new Uint8Array() : new Uint8Array(await response.arrayBuffer());
    const isText = mediaType === null || /json|^text\//.test(mediaType);
    const text = isText ? new TextDecoder().decode(bytes) : null;
    return {
      status: response.status,
      headers: response.headers,
      mediaType,
      bytes: bytes.length,
      text,
      json: text === null ? undefined : parseJson(text),
      ms: elapsed(),
    };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    return { failure: abort.signal.aborted ? `no answer within ${limitMs} ms` : cause, ms: elapsed() };
  } finally {
    clearTimeout(timer);
    abort.abort();
  }
}
