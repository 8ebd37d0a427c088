import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '../ops/metrics.ts';
import type { AuthProvider } from './provider.ts';
import type { SessionStore } from './session.ts';

export type SessionServiceOptions = {
  store: SessionStore;
  provider: AuthProvider;
  now: () => number;
  log: FastifyBaseLogger;
  metrics: Metrics;
  /**
   * Duration of a refresh's lease in ms; default 5 s. A living holder extends it; if it dies, other gateways wait at most this long. if the holder has
   * died.
   */
  leaseMs?: number;
};
