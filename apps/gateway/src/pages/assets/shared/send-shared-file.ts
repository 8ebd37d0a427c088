import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendWithEtag } from '../../../http/content-encoding.ts';
import { matchesEntityTag, weakTag } from '../../../http/entity-tag.ts';
import type { SharedFile } from './shared-file.ts';

const decompress = promisify(brotliDecompress);
/** The plain form for clients that accept no brotli, made at the first such request. */
const plainForms = new WeakMap<Buffer, Promise<Buffer>>();
function plainFormOf(brotli: Buffer): Promise<Buffer> {
  const plain = plainForms.get(brotli) ?? decompress(brotli);
  plainForms.set(brotli, plain);
  return plain;
}

/** Sends a file of another build like an own one. The caller sets its content type and the headers of caches. */
export async function sendSharedFile(request: FastifyRequest, reply: FastifyReply, { encoding, body }: SharedFile): Promise<FastifyReply> {
  const etag = weakTag(body);
  if (encoding === 'br') return sendWithEtag(request, reply, { etag, brotli: body, plain: () => plainFormOf(body) });
  reply.header('etag', etag);
  if (matchesEntityTag(request.headers['if-none-match'], etag)) return reply.removeHeader('content-type').code(304).send();
  return reply.send(body);
}
