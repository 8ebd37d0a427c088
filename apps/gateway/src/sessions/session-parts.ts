import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '../ops/metrics.ts';
import type { AuthProvider } from './provider.ts';
import type { SessionStore } from './session.ts';

export type SessionServiceParts = {
  store: SessionStore;
  provider: AuthProvider;
  now: () => number;
  log: FastifyBaseLogger;
  metrics: Metrics;
  /** How long a refresh's lease outlives its holder; 5 s where not given. */
  leaseMs?: number;
};
