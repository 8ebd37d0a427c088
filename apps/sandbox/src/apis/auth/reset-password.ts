import { eq } from 'drizzle-orm';
import { operation } from '../../core/operation.ts';
import { Problem } from '../../core/problem.ts';
import { customers } from '../../db/schema/auth.ts';
import { sendAccountChangeSms } from './account-change-sms.ts';
import { recordActivity } from './activity.ts';
import { endTokenFamilies } from './end-token-families.ts';
import { issueTokens } from './issue-tokens.ts';
import { assertNewPassword } from './new-password.ts';
import { hashPassword } from './password.ts';
import { loadSigningKey } from './signing-keys.ts';
import { lockTicket, phoneOfTicket } from './tickets.ts';

/** Ends all sessions before it starts a new one, because an intruder may be the reason for the reset. */
export const resetPassword = operation('auth', 'resetPassword', async ({ ctx, body, locale }) => {
  const { db, clock, config } = ctx;
  const proof = { ticket: body.ticket, purpose: 'reset' } as const;
  const phone = await phoneOfTicket(db, clock, proof);
  const [customer] = await db.select().from(customers).where(eq(customers.phone, phone));
  if (customer === undefined) throw new Problem('ticket_expired');
  assertNewPassword(body.password, customer);
  const passwordHash = await hashPassword(body.password);
  const key = await loadSigningKey(db, config.auth);
  const tokens = await db.transaction(async (tx) => {
    const held = await lockTicket(tx, clock, proof);
    await tx.update(customers).set({ passwordHash }).where(eq(customers.id, customer.id));
    await endTokenFamilies(tx, customer.id, 'password_reset', null);
    await recordActivity({ db: tx, clock }, customer.id, 'password_changed');
    await held.spend();
    return issueTokens({ db: tx, config, key }, customer.id);
  });
  await sendAccountChangeSms(ctx, phone, 'password', locale);
  return { status: 200, body: tokens };
});
