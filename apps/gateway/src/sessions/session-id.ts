import { createHash, randomBytes } from 'node:crypto';

const SHAPE = /^[A-Za-z0-9_-]{43}$/;

/** 256 random bits: the value of the session cookie. */
export const createSessionId = (): string => randomBytes(32).toString('base64url');

/** The key in the store: with a hash, a stolen store reveals no cookie. Null if the value cannot be one of our ids. */
export function hashSessionId(id: string | undefined): string | null {
  return id !== undefined && SHAPE.test(id) ? createHash('sha256').update(id).digest('base64url') : null;
}

/** A session's public name: 128 random bits, unrelated to the cookie's id. */
export const createSessionHandle = (): string => randomBytes(16).toString('base64url');
