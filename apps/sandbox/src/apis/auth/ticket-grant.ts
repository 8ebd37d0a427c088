import { eq } from 'drizzle-orm';
import type { Context } from '../../core/context.ts';
import { Problem } from '../../core/problem.ts';
import { customers } from '../../db/schema/auth.ts';
import { issueTokens, type TokenResponse } from './issue-tokens.ts';
import { loadSigningKey } from './signing-keys.ts';
import { lockTicket } from './tickets.ts';

/** Signs in with a registration ticket, if the phone already belongs to a customer. */
export async function ticketGrant(ctx: Context, phone: string, ticket: string): Promise<TokenResponse> {
  const { clock, config } = ctx;
  const key = await loadSigningKey(ctx.db, config.auth);
  return ctx.db.transaction(async (tx) => {
    const proof = await lockTicket(tx, clock, { ticket, purpose: 'register' });
    if (proof.phone !== phone) throw new Problem('ticket_expired');
    const [customer] = await tx.select({ id: customers.id }).from(customers).where(eq(customers.phone, phone));
    if (customer === undefined) throw new Problem('registration_needed');
    await proof.spend();
    return issueTokens({ db: tx, config, key }, customer.id);
  });
}
