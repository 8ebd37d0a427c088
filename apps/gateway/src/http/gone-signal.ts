import type { FastifyReply } from 'fastify';

/** Aborts when the client disconnects, or the response has been sent. */
export function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
}
