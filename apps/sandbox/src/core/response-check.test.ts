import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { customers } from '../db/schema/auth.ts';
import { openSandbox } from '../testing/open-sandbox.ts';

const sandbox = await openSandbox();

describe('a response that violates its contract', () => {
  it('becomes a 500 outside production, and its data does not reach the caller', async () => {
    const token = await sandbox.tokenFor('+998900000001');
    await sandbox.db.update(customers).set({ phone: 'not a phone' }).where(eq(customers.phone, '+998900000001'));
    const headers = { authorization: `Bearer ${token}` };
    const answer = await sandbox.app.inject({ method: 'GET', url: '/auth/user/profile', headers });
    expect([answer.statusCode, answer.json().code]).toEqual([500, 'internal']);
    expect(answer.body).not.toContain('not a phone');
  });
});
