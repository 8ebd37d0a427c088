import type { FastifyInstance } from 'fastify';

/** The port that is really listened on (PORT=0 takes a free one), or what was asked for before that. */
export function listeningPort(app: FastifyInstance, asked: number): number {
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : asked;
}
