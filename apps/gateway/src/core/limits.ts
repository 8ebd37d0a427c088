import { createHmac } from 'node:crypto';
import rateLimit, { type FastifyRateLimitStoreCtor, normalizeIP } from '@fastify/rate-limit';
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
  /** A proof of the phone is asked for or used: verify-code, registration, reset, sign-in by proof. */
  proofByAddress: { max: 60, windowMs: MINUTE_MS },
  proofByPhone: { max: 20, windowMs: 10 * MINUTE_MS },
  /** Password, phone and passkeys of somebody who is signed in. */
  changeByAddress: { max: 60, windowMs: MINUTE_MS },
  changeByCustomer: { max: 20, windowMs: 10 * MINUTE_MS },
  /** Codes to phones that are not, or not yet, the customer's. */
  newPhoneByCustomer: { max: 10, windowMs: 60 * MINUTE_MS },
  /** A challenge costs the gateway some milliseconds to make. */
  challengeByAddress: { max: 120, windowMs: MINUTE_MS },
  writesByAddress: { max: 600, windowMs: MINUTE_MS },
  /** Far more than a person does; bounds what a stolen or a guessed cookie can be used for. */
  writesBySession: { max: 240, windowMs: MINUTE_MS },
} as const;
type LimitName = keyof typeof LIMITS;

/** Counts one event under a key; throws rate_limited with Retry-After when there were too many. */
export type Limiter = (request: FastifyRequest, key: string) => Promise<void>;
export type Limiters = Record<LimitName, Limiter>;

/** Keys that one process remembers for each limit; what was counted longest ago falls out. */
const REMEMBERED_KEYS = 50_000;

const mapLimits = (limiter: (name: LimitName) => Limiter): Limiters => ({
  loginByAddress: limiter('loginByAddress'),
  loginByPhone: limiter('loginByPhone'),
  codeByAddress: limiter('codeByAddress'),
  codeByPhone: limiter('codeByPhone'),
  proofByAddress: limiter('proofByAddress'),
  proofByPhone: limiter('proofByPhone'),
  changeByAddress: limiter('changeByAddress'),
  changeByCustomer: limiter('changeByCustomer'),
  newPhoneByCustomer: limiter('newPhoneByCustomer'),
  challengeByAddress: limiter('challengeByAddress'),
  writesByAddress: limiter('writesByAddress'),
  writesBySession: limiter('writesBySession'),
});

export type LimitOptions = {
  on: boolean;
  /** Keys are hashed with it: no memory and no Redis holds a phone or an address. */
  secret: string;
  /** Where several gateways count together; undefined is in this process. */
  store: FastifyRateLimitStoreCtor | undefined;
};

export async function createLimiters(app: FastifyInstance, { on, secret, store }: LimitOptions): Promise<Limiters> {
  if (!on) return mapLimits(() => async () => {});
  await app.register(rateLimit, { global: false, cache: REMEMBERED_KEYS, ...(store ? { store } : {}) });
  const keys = new WeakMap<FastifyRequest, string>();
  return mapLimits((name) => {
    const { max, windowMs } = LIMITS[name];
    const check = app.createRateLimit({
      max,
      timeWindow: windowMs,
      keyGenerator: (request) => keys.get(request) ?? `${name}:none`,
    });
    return async (request, key) => {
      // Of an IPv6 address its /64: a subscriber has all of it, and could come from a new address each time.
      const counted = name.endsWith('ByAddress') ? normalizeIP(key) : key;
      keys.set(request, createHmac('sha256', secret).update(`limit:${name}:${counted}`).digest('base64url'));
      const result = await check(request);
      if (result.isAllowed || !result.isExceeded) return;
      const seconds = Math.max(1, result.ttlInSeconds);
      throw new Problem('rate_limited', { headers: { 'retry-after': String(seconds) }, extras: { retry_after: seconds } });
    };
  });
}
