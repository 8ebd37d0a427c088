import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Refuses a body in any transfer coding but `chunked` with 501 (RFC 9112, 6.1), and closes the connection. Node accepts `gzip, chunked` and
 * would pass the compressed bytes on as the body.
 */
export async function refuseTransferCodings(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  const coding = request.headers['transfer-encoding'];
  if (coding === undefined || coding.trim().toLowerCase() === 'chunked') return undefined;
  request.label = 'transfer-coding';
  return reply
    .code(501)
    .headers({ 'cache-control': 'no-store', connection: 'close' })
    .type('text/plain; charset=utf-8')
    .send('Only the transfer coding "chunked" is supported\n');
}
