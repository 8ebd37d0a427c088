import { pipeline, type Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { Encoding } from '../http/content-encoding.ts';
import type { AllowedOperation } from '../upstream/allow-list.ts';

/** A smaller body fits into one packet without compression. */
const MIN_BYTES = 1_024;
const LIVE_QUALITY = 4;

/** Operations whose response contains a secret address: a calendar feed, a payment link. */
const OPERATIONS_WITH_SECRET: ReadonlySet<string> = new Set(['getCalendar', 'createCalendar', 'generateLink']);

export type CompressionInput = {
  operation: Pick<AllowedOperation, 'operationId' | 'protocol'>;
  /** Whether the call used a customer's token. */
  isPersonal: boolean;
  /** The header Sec-Fetch-Site, which browsers set and pages cannot change. */
  fetchSite: unknown;
  type: unknown;
  /** Content-Length, if the backend sent it. */
  length: unknown;
};

/**
 * Whether an API response may be compressed; only this function decides it (docs/security.md, Compression). Only JSON is compressed, unless
 * the backend says that it has less than 1 KB, and never where BREACH could read it. Responses with a secret are not compressed. Personal
 * responses are compressed only for our own pages: another site could request them repeatedly with its own text in them.
 */
export function isCompressible({ operation, isPersonal, fetchSite, type, length }: CompressionInput): boolean {
  if (operation.protocol !== null || OPERATIONS_WITH_SECRET.has(operation.operationId)) return false;
  if (isPersonal && fetchSite !== 'same-origin') return false;
  return /^application\/json\s*(;|$)/i.test(String(type ?? '')) && !(Number(length) < MIN_BYTES);
}

/** The body in another encoding. If the body fails, the compressed stream fails too. */
export function compressStream(body: Readable, encoding: Exclude<Encoding, 'identity'>): Readable {
  const packer =
    encoding === 'gzip'
      ? createGzip()
      : createBrotliCompress({
          params: { [constants.BROTLI_PARAM_QUALITY]: LIVE_QUALITY, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
        });
  // The error needs no handling here: Fastify aborts the response when the stream fails.
  pipeline(body, packer, () => undefined);
  return packer;
}
