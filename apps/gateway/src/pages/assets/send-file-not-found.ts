import type { FastifyReply } from 'fastify';

/** A short 404: nobody reads an error page in place of a file. Not stored by caches, since the next build may contain the file. */
export const sendFileNotFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n');
