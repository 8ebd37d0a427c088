import { describe, expect, it } from 'vitest';
import { hashTicket, isGoodTicket, makeTicket, TICKET_LIFE_MS } from './ticket-rules.ts';

const madeAt = new Date('2026-11-21T09:00:00Z');
const after = (ms: number) => new Date(madeAt.getTime() + ms);
const ticket = { phone: '+998901112233', purpose: 'register', createdAt: madeAt, expiresAt: after(TICKET_LIFE_MS), usedAt: null };

describe('a ticket', () => {
  it.each([
    ['just made', ticket, 0, true],
    ['in its last millisecond', ticket, 899_999, true],
    ['after 15 minutes', ticket, 900_000, false],
    ['used', { ...ticket, usedAt: madeAt }, 1, false],
    ['of another purpose', { ...ticket, purpose: 'reset' }, 1, false],
    ['from before the clock was set back', ticket, -1, false],
    ['that nobody made', null, 0, false],
  ] as const)('%s: at %i ms good is %o', (_what, stored, ms, good) => {
    expect(isGoodTicket(stored, 'register', after(ms))).toBe(good);
  });

  it('is 256 random bits, kept as a hash', () => {
    const made = Array.from({ length: 50 }, makeTicket);
    expect(new Set(made).size).toBe(50);
    for (const text of made) {
      expect(Buffer.from(text, 'base64url')).toHaveLength(32);
      expect(hashTicket(text)).not.toContain(text.slice(0, 8));
    }
  });
});
