import * as v from 'valibot';

export const SESSION_MAX_IDLE_MS = 30 * 86_400_000;
/** spec gap: the specification gives 30 days for cookie and refresh token (spec 9), but not how long rotation may prolong a session. */
export const SESSION_MAX_AGE_MS = 90 * 86_400_000;
/** How long a rotated id is remembered: a late request with it must not clear the cookie, which may already hold the new id. */
export const ROTATED_ID_TTL_MS = 60_000;
/** A session is marked as seen at most this often, so that reading pages rarely writes to the store. */
export const SESSION_TOUCH_INTERVAL_MS = 5 * 60_000;

const StoredToken = v.object({ token: v.string(), expiresAt: v.nullable(v.number()) });
export type StoredToken = v.InferOutput<typeof StoredToken>;

/** The device that the list of sessions shows; null if the browser does not reveal it. */
const SessionDevice = v.object({ device: v.nullable(v.string()), browser: v.nullable(v.string()) });
export type SessionDevice = v.InferOutput<typeof SessionDevice>;

/** The sealed part: tokens, the customer's id and profile are never stored unencrypted. */
export const SealedFields = v.object({
  /** A random public name, which identifies the session in the list and is useless as a cookie. It stays when the cookie's id changes. */
  handle: v.string(),
  customerId: v.string(),
  device: SessionDevice,
  strategy: v.string(),
  access: v.nullable(StoredToken),
  refresh: v.nullable(StoredToken),
  user: v.record(v.string(), v.unknown()),
  userReadAt: v.number(),
  /** Time of the last sign-in or step-up; null in sessions stored before this field existed. */
  provenAt: v.optional(v.nullable(v.number()), null),
  /** Time of the last step-up; null if there was none since the sign-in. */
  steppedUpAt: v.optional(v.nullable(v.number()), null),
});

export type StoredSession = v.InferOutput<typeof SealedFields> & {
  /** SHA-256 of the cookie's id; the id itself is never stored. */
  idHash: string;
  /** Increases with every update, so that a late write never overwrites a newer one. */
  generation: number;
  createdAt: number;
  seenAt: number;
};

/**
 * The right to refresh one session for a limited time. `fence` increases with every lease of the session. The store accepts a fenced write
 * only from the latest lease, so a process that stalled past its lease cannot overwrite a later holder.
 */
export type LeaseResult = { kind: 'held'; fence: number; session: StoredSession } | { kind: 'busy' } | { kind: 'gone' };

/** Every call is atomic: after a kill the store has either the old state or the new one. */
export interface SessionStore {
  create(session: StoredSession): Promise<void>;
  find(idHash: string): Promise<StoredSession | null>;
  /** A customer's stored sessions that this gateway's keys can open, in any order; lapsed ones too until they are removed. */
  listByCustomer(customerId: string): Promise<StoredSession[]>;
  /**
   * Writes only if the store still has the generation of `session`. With a fence, writes only if no later lease was given, and ends that
   * lease. False if the session has ended or changed.
   */
  update(session: StoredSession, fence?: number): Promise<boolean>;
  touch(idHash: string, seenAt: number): Promise<void>;
  /** Moves the session from one id to another; exactly one of the two is valid at any moment. Null if there is none. */
  rotate(oldHash: string, newHash: string): Promise<StoredSession | null>;
  /** Whether this id was rotated within the last minute, so that its browser is about to receive the new one. */
  wasRotated(idHash: string): Promise<boolean>;
  /** Whether a session with this id exists, even one that this gateway's keys cannot open. */
  has(idHash: string): Promise<boolean>;
  /** Returns the removed session, so that its tokens can be revoked. With a fence, removes only if no later lease was given. */
  remove(idHash: string, fence?: number): Promise<StoredSession | null>;
  removeByHandle(customerId: string, handle: string): Promise<StoredSession | null>;
  /** Removes all sessions of a customer except the one with this handle. */
  removeOthers(customerId: string, keepHandle: string): Promise<StoredSession[]>;
  /** Takes the lease for `ms` by the store's clock; 'busy' while another holder has it. */
  lease(idHash: string, ms: number): Promise<LeaseResult>;
  /** Extends a lease if it is still the latest and was not released; otherwise false. */
  extend(idHash: string, fence: number, ms: number): Promise<boolean>;
  /** Ends a lease if it is still the latest, without changing the session. */
  release(idHash: string, fence: number): Promise<void>;
  /** Removes lapsed sessions; returns how many. Always 0 in Redis, which expires them itself. */
  purge(now: number): Promise<number>;
  /** Resolves if the store accepts a write. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export function hasLapsed(session: Pick<StoredSession, 'createdAt' | 'seenAt'>, now: number): boolean {
  return now - session.seenAt >= SESSION_MAX_IDLE_MS || now - session.createdAt >= SESSION_MAX_AGE_MS;
}
