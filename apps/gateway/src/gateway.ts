import type { FastifyBaseLogger } from 'fastify';
import type { BotProtection } from './bots/protection.ts';
import type { Config } from './config/config.ts';
import type { LogSummary } from './http/log-summary.ts';
import type { SiteOrigins } from './http/site-origin.ts';
import type { Metrics } from './ops/metrics.ts';
import type { CookieSettings } from './sessions/cookies.ts';
import type { GuestTokens } from './sessions/guest-tokens.ts';
import type { AuthProvider } from './sessions/provider.ts';
import type { Sealer } from './sessions/sealing.ts';
import type { SessionStore } from './sessions/session.ts';
import type { SessionService } from './sessions/session-service.ts';
import type { AllowLists } from './upstream/contracts.ts';
import type { Upstream } from './upstream/upstream.ts';

/** Everything that lives as long as the process; passed to each group of routes. */
export type Gateway = {
  readonly config: Config;
  readonly now: () => number;
  readonly log: FastifyBaseLogger;
  readonly logSummary: LogSummary;
  readonly origins: SiteOrigins;
  readonly cookies: CookieSettings;
  /** Seals values that the browser stores but must not read. */
  readonly sealer: Sealer;
  readonly store: SessionStore;
  readonly sessions: SessionService;
  readonly provider: AuthProvider;
  readonly guests: GuestTokens;
  readonly upstream: Upstream;
  readonly allowLists: AllowLists;
  readonly bots: BotProtection;
  readonly metrics: Metrics;
  /** Aborts when the process begins to close, so that long responses such as event streams end. */
  readonly closing: AbortSignal;
};
