import { pipeline, type Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { Encoding } from '../http/content-encoding.ts';
import type { AllowedOperation } from '../upstream/allow-list.ts';

/** A smaller body fits into one packet without compression. */
const MIN_BYTES = 1_024;
const LIVE_QUALITY = 4;

/** Operations whose response contains a secret address: a calendar feed, a payment link. */
const WITH_SECRET: ReadonlySet<string> = new Set(['getCalendar', 'createCalendar', 'generateLink']);

export type AnswerFacts = {
  operation: Pick<AllowedOperation, 'operationId' | 'protocol'>;
  /** Whether it was asked for with a customer's token. */
  isPersonal: boolean;
  /** The browser's own word on which site asks (Sec-Fetch-Site); no page can write it. */
  fetchSite: unknown;
  type: unknown;
  /** Content-Length, where the backend says it. */
  length: unknown;
};

/**
 * Whether an answer of an API may be compressed: the one place for this rule (docs/security.md, Compression). JSON of 1 KB or more, and never
 * where BREACH could read it: a secret stays plain, and what is a customer's is compressed for our own pages alone, so that no other site can
 * have it sent again and again with a text of its own in it.
 */
export function isCompressible({ operation, isPersonal, fetchSite, type, length }: AnswerFacts): boolean {
  if (operation.protocol !== null || WITH_SECRET.has(operation.operationId)) return false;
  if (isPersonal && fetchSite !== 'same-origin') return false;
  return /^application\/json\s*(;|$)/i.test(String(type ?? '')) && !(Number(length) < MIN_BYTES);
}

/** The same body in another encoding. When it breaks off, so does the compressed one. */
export function compressStream(body: Readable, encoding: Exclude<Encoding, 'identity'>): Readable {
  const packer =
    encoding === 'gzip'
      ? createGzip()
      : createBrotliCompress({
          params: { [constants.BROTLI_PARAM_QUALITY]: LIVE_QUALITY, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
        });
  // Fastify ends the answer when the stream fails.
  pipeline(body, packer, () => undefined);
  return packer;
}
