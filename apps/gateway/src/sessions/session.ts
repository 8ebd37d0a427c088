import * as v from 'valibot';

export const SESSION_IDLE_MS = 30 * 86_400_000;
/** spec gap: the specification names 30 days for cookie and refresh token (spec 9), not how long rotation may prolong a session. */
export const SESSION_ABSOLUTE_MS = 90 * 86_400_000;
/** A session is marked as seen at most this often, so that reading pages does not write to the store. */
export const SESSION_TOUCH_MS = 5 * 60_000;

const HeldToken = v.object({ token: v.string(), expiresAt: v.nullable(v.number()) });
export type HeldToken = v.InferOutput<typeof HeldToken>;

/** What is sealed: tokens and the customer's profile never lie in the store in the clear. */
export const SessionSecrets = v.object({
  strategy: v.string(),
  access: v.nullable(HeldToken),
  refresh: v.nullable(HeldToken),
  user: v.record(v.string(), v.unknown()),
  userReadAt: v.number(),
});
export type SessionSecrets = v.InferOutput<typeof SessionSecrets>;

export type StoredSession = SessionSecrets & {
  /** SHA-256 of the cookie's id; the id itself is never stored. */
  idHash: string;
  /** Grows with every change of tokens, so that a late answer never overwrites a newer one. */
  generation: number;
  createdAt: number;
  seenAt: number;
};

export interface SessionStore {
  create(session: StoredSession): Promise<void>;
  find(idHash: string): Promise<StoredSession | null>;
  /** Writes only over the generation that was read; false when the session has gone or moved on. */
  update(idHash: string, generation: number, secrets: SessionSecrets): Promise<boolean>;
  touch(idHash: string, seenAt: number): Promise<void>;
  /** Answers what was removed, so that its tokens can be revoked. */
  remove(idHash: string): Promise<StoredSession | null>;
  purge(now: number): Promise<number>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

export function hasLapsed(session: Pick<StoredSession, 'createdAt' | 'seenAt'>, now: number): boolean {
  return now - session.seenAt >= SESSION_IDLE_MS || now - session.createdAt >= SESSION_ABSOLUTE_MS;
}
