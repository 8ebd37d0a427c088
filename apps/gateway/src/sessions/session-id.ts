import { createHash, randomBytes } from 'node:crypto';

const SHAPE = /^[A-Za-z0-9_-]{43}$/;

/** 256 random bits; the only thing the browser holds. */
export const createSessionId = (): string => randomBytes(32).toString('base64url');

/** The key in the store: a stolen store names no session. Null for what no gateway ever gave out. */
export function hashSessionId(id: string | undefined): string | null {
  return id !== undefined && SHAPE.test(id) ? createHash('sha256').update(id).digest('base64url') : null;
}

/** A session's public name: 128 random bits, no relation to the cookie's id. */
export const createHandle = (): string => randomBytes(16).toString('base64url');
