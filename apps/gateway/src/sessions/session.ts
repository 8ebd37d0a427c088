import * as v from 'valibot';

export const SESSION_IDLE_MS = 30 * 86_400_000;
/** spec gap: the specification names 30 days for cookie and refresh token (spec 9), not how long rotation may prolong a session. */
export const SESSION_ABSOLUTE_MS = 90 * 86_400_000;
/** How long an id that was rotated is known as such. */
export const ROTATED_KNOWN_MS = 60_000;
/** A session is marked as seen at most this often, so that reading pages does not write to the store. */
export const SESSION_TOUCH_MS = 5 * 60_000;

const HeldToken = v.object({ token: v.string(), expiresAt: v.nullable(v.number()) });
export type HeldToken = v.InferOutput<typeof HeldToken>;

/** What the list of sessions shows of where one was begun; null where the browser does not say. */
const SessionDevice = v.object({ device: v.nullable(v.string()), browser: v.nullable(v.string()) });
export type SessionDevice = v.InferOutput<typeof SessionDevice>;

/** What is sealed: tokens, the customer and the customer's profile never lie in the store in the clear. */
export const SealedPart = v.object({
  /** Random and public: names the session in the list, and is worth nothing as a cookie. Stays when the cookie's id changes. */
  handle: v.string(),
  customerId: v.string(),
  device: SessionDevice,
  strategy: v.string(),
  access: v.nullable(HeldToken),
  refresh: v.nullable(HeldToken),
  user: v.record(v.string(), v.unknown()),
  userReadAt: v.number(),
  /** When the customer last showed who they are, by signing in or by a step-up; null in sessions of before there was one. */
  provenAt: v.optional(v.nullable(v.number()), null),
  /** When they last did it by a step-up; null while the sign-in is all there is. */
  steppedUpAt: v.optional(v.nullable(v.number()), null),
});

export type StoredSession = v.InferOutput<typeof SealedPart> & {
  /** SHA-256 of the cookie's id; the id itself is never stored. */
  idHash: string;
  /** Grows with every change of tokens, so that a late answer never overwrites a newer one. */
  generation: number;
  createdAt: number;
  seenAt: number;
};

/**
 * The right to refresh one session, for a time. `fence` grows with every lease of the session, and the store takes a fenced
 * write only from the latest: who stalls past the end of a lease cannot write over a later winner.
 */
export type Lease = { kind: 'held'; fence: number; session: StoredSession } | { kind: 'busy' } | { kind: 'gone' };

/** Every call is atomic: killed at any moment, the store holds what was before it or what is after it. */
export interface SessionStore {
  create(session: StoredSession): Promise<void>;
  find(idHash: string): Promise<StoredSession | null>;
  /** All sessions of a customer that the store still has, in no order. */
  listByCustomer(customerId: string): Promise<StoredSession[]>;
  /**
   * Writes over the very generation that `session` was read at, and with a fence only when no later lease was given; that lease
   * ends with the write. False when the session has gone or moved on.
   */
  update(session: StoredSession, fence?: number): Promise<boolean>;
  touch(idHash: string, seenAt: number): Promise<void>;
  /** The session goes from one id to another: exactly one of the two is good at any moment. Null when there is none. */
  rotate(oldHash: string, newHash: string): Promise<StoredSession | null>;
  /** Whether an id was good until a rotation in the last minute: its bearer is on the way to learn the new one. */
  wasRotated(idHash: string): Promise<boolean>;
  /** Whether there is a session of this id at all, also one that none of this gateway's keys opens. */
  holds(idHash: string): Promise<boolean>;
  /** Answers what was removed, so that its tokens can be revoked. With a fence, only when no later lease was given. */
  remove(idHash: string, fence?: number): Promise<StoredSession | null>;
  removeByHandle(customerId: string, handle: string): Promise<StoredSession | null>;
  /** Removes all of a customer's sessions but the one of this handle. */
  removeOthers(customerId: string, keepHandle: string): Promise<StoredSession[]>;
  /** Takes the lease for `ms`, measured by the store's clock; 'busy' while somebody else holds it. */
  lease(idHash: string, ms: number): Promise<Lease>;
  /** Prolongs a lease that is still the latest. */
  extend(idHash: string, fence: number, ms: number): Promise<boolean>;
  /** Ends a lease that is still the latest, without a write. */
  release(idHash: string, fence: number): Promise<void>;
  /** Removes what has lapsed and is still there; answers how many. */
  purge(now: number): Promise<number>;
  /** Whether it takes a write. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export function hasLapsed(session: Pick<StoredSession, 'createdAt' | 'seenAt'>, now: number): boolean {
  return now - session.seenAt >= SESSION_IDLE_MS || now - session.createdAt >= SESSION_ABSOLUTE_MS;
}
