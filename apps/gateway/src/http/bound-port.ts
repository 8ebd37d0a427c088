import type { FastifyInstance } from 'fastify';

/** The port that the server listens on (PORT=0 picks a free one), or the configured port before it listens. */
export function boundPort(app: FastifyInstance, asked: number): number {
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : asked;
}
