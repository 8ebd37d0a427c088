import { createHash } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

const MINUTE_MS = 60_000;

/**
 * spec gap: the specification names no limits. An address is shared by many customers of a mobile network, so its bounds
 * are wide and a phone's are narrow; the auth provider has its own on top.
 */
export const LIMITS = {
  loginByAddress: { max: 60, windowMs: MINUTE_MS },
  loginByPhone: { max: 10, windowMs: 5 * MINUTE_MS },
  codeByAddress: { max: 30, windowMs: MINUTE_MS },
  codeByPhone: { max: 6, windowMs: 10 * MINUTE_MS },
  /** A challenge costs the gateway some milliseconds to make. */
  challengeByAddress: { max: 120, windowMs: MINUTE_MS },
  writesByAddress: { max: 600, windowMs: MINUTE_MS },
} as const;
type LimitName = keyof typeof LIMITS;

/** Counts one event under a key; throws rate_limited with Retry-After when there were too many. */
type Limiter = (request: FastifyRequest, key: string) => Promise<void>;
export type Limiters = Record<LimitName, Limiter>;

const none: Limiter = async () => {};

export async function createLimiters(app: FastifyInstance, on: boolean): Promise<Limiters> {
  if (!on) {
    return {
      loginByAddress: none,
      loginByPhone: none,
      codeByAddress: none,
      codeByPhone: none,
      challengeByAddress: none,
      writesByAddress: none,
    };
  }
  await app.register(rateLimit, { global: false });
  const keys = new WeakMap<FastifyRequest, string>();
  const limiter = (name: LimitName): Limiter => {
    const { max, windowMs } = LIMITS[name];
    const check = app.createRateLimit({
      max,
      timeWindow: windowMs,
      keyGenerator: (request) => `${name}:${keys.get(request) ?? request.ip}`,
    });
    return async (request, key) => {
      // Hashed: a limiter's memory holds no phone.
      keys.set(request, createHash('sha256').update(key).digest('base64url'));
      const result = await check(request);
      if (result.isAllowed || !result.isExceeded) return;
      const seconds = Math.max(1, result.ttlInSeconds);
      throw new Problem('rate_limited', { headers: { 'retry-after': String(seconds) }, extras: { retry_after: seconds } });
    };
  };
  return {
    loginByAddress: limiter('loginByAddress'),
    loginByPhone: limiter('loginByPhone'),
    codeByAddress: limiter('codeByAddress'),
    codeByPhone: limiter('codeByPhone'),
    challengeByAddress: limiter('challengeByAddress'),
    writesByAddress: limiter('writesByAddress'),
  };
}
