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
  /** How long other gateways wait for the lease of a refresh whose holder has died; default 5 s. */
  leaseMs?: number;
};
