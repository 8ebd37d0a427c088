import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEntityTag } from './entity-tag.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Encodings in our order of preference, for clients that weigh them equally. */
const CODINGS = ['br', 'gzip'] as const;
const WEIGHT = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

/** Weights by coding, including `*`; an unreadable weight is 0. */
function weightsOf(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const weight = parameters.length === 0 ? 1 : Number(WEIGHT.exec(parameters[0] ?? '')?.[1] ?? 0);
    if (name !== '') weights.set(name === 'x-gzip' ? 'gzip' : name, weight);
  }
  return weights;
}

/** The encoding with the highest weight in Accept-Encoding (RFC 9110 12.5.3). A reader that accepts none still gets the plain form. */
export function chooseEncoding(header = ''): Encoding {
  const weights = weightsOf(header);
  let best: { encoding: Encoding; weight: number } = { encoding: 'identity', weight: weights.get('identity') ?? 0 };
  for (const encoding of CODINGS) {
    const weight = weights.get(encoding) ?? weights.get('*') ?? 0;
    if (weight > best.weight) best = { encoding, weight };
  }
  return best.encoding;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Brotli quality for responses that are compressed on request; files of the build are compressed at 11 beforehand. */
const LIVE_QUALITY = 5;

export const compressToBrotli = (body: Buffer): Promise<Buffer> =>
  compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: LIVE_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } });

/** The gzip form of a cached body, compressed at the first request for gzip and cached as long as the body. */
const gzipped = new WeakMap<Buffer, Promise<Buffer>>();
function packGzip(body: Buffer): Promise<Buffer> {
  const packed = gzipped.get(body) ?? compressGzip(body);
  gzipped.set(body, packed);
  return packed;
}

/** A body with its brotli form. `plain` is called only if the chosen encoding is not brotli. */
export type PackedBody = { plain: () => Buffer | Promise<Buffer>; brotli: Buffer };

/** Sends the body in the encoding that the reader prefers. The caller sets Vary, which must contain Accept-Encoding. */
export async function sendEncoded(request: FastifyRequest, reply: FastifyReply, { plain, brotli }: PackedBody): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding === 'identity') return reply.send(await plain());
  return reply.header('content-encoding', encoding).send(encoding === 'br' ? brotli : await packGzip(await plain()));
}

/** Like sendEncoded, with an ETag: 304 without a body if the reader already has this version. */
export async function sendWithEtag(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, ...body }: PackedBody & { etag: string },
): Promise<FastifyReply> {
  reply.header('etag', etag);
  if (!matchesEntityTag(request.headers['if-none-match'], etag)) return sendEncoded(request, reply, body);
  return reply.removeHeader('content-type').code(304).send();
}
