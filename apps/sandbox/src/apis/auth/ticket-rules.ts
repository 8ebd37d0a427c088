import { createHash, randomBytes } from 'node:crypto';

/**
 * A ticket proves that a right code was entered for a phone, and is valid longer than the code: 15 minutes on the business clock. It can be
 * used once.
 */
export const TICKET_LIFE_MS = 900_000;
const TICKET_BYTES = 32;

export type TicketPurpose = 'register' | 'reset';
export type StoredTicket = {
  readonly phone: string;
  readonly purpose: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
};

export function makeTicket(): string {
  return randomBytes(TICKET_BYTES).toString('base64url');
}

/** 256 random bits need no salt and no slow hash. */
export function hashTicket(ticket: string): string {
  return createHash('sha256').update(ticket).digest('base64url');
}

/** Whether a ticket is valid for a purpose. A ticket made "in the future" was made before the business clock was set back. */
export function isValidTicket(stored: StoredTicket | null, purpose: TicketPurpose, now: Date): boolean {
  if (stored === null || stored.usedAt !== null || stored.purpose !== purpose) return false;
  return stored.createdAt <= now && now < stored.expiresAt;
}
