import { describe, expect, it } from 'vitest';
import { hashTicket, isValidTicket, makeTicket, TICKET_LIFE_MS } from './ticket-rules.ts';

const madeAt = new Date('2026-11-21T09:00:00Z');
const after = (ms: number) => new Date(madeAt.getTime() + ms);
const ticket = { phone: '+998901112233', purpose: 'register', createdAt: madeAt, expiresAt: after(TICKET_LIFE_MS), usedAt: null };

describe('a ticket', () => {
  it.each([
    ['that is new', ticket, 0, true],
    ['in its last millisecond', ticket, 899_999, true],
    ['after 15 minutes', ticket, 900_000, false],
    ['that is used', { ...ticket, usedAt: madeAt }, 1, false],
    ['of another purpose', { ...ticket, purpose: 'reset' }, 1, false],
    ['made before the clock was set back', ticket, -1, false],
    ['that does not exist', null, 0, false],
  ] as const)('%s, checked after %i ms, is valid: %o', (_what, stored, ms, good) => {
    expect(isValidTicket(stored, 'register', after(ms))).toBe(good);
  });

  it('has 256 random bits, and a hash that does not reveal them', () => {
    const made = Array.from({ length: 50 }, makeTicket);
    expect(new Set(made).size).toBe(50);
    for (const text of made) {
      expect(Buffer.from(text, 'base64url')).toHaveLength(32);
      expect(hashTicket(text)).not.toContain(text.slice(0, 8));
    }
  });
});
