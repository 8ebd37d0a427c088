import { and, eq, lte } from 'drizzle-orm';
import type { Clock } from '../../core/clock.ts';
import { Problem } from '../../core/problem.ts';
import type { Database } from '../../db/client.ts';
import { proofTickets } from '../../db/schema/auth.ts';
import { hashTicket, isValidTicket, makeTicket, TICKET_LIFE_MS, type TicketPurpose } from './ticket-rules.ts';

export type IssuedTicket = { readonly ticket: string; readonly expires_in: number };
/** A ticket from a request, and the purpose for which it is used. */
export type TicketUse = { readonly ticket: string; readonly purpose: TicketPurpose };

/** Makes a new ticket, and deletes the phone's expired tickets. */
export async function issueTicket(tx: Database, clock: Clock, phone: string, purpose: TicketPurpose): Promise<IssuedTicket> {
  const now = clock.now();
  await tx.delete(proofTickets).where(and(eq(proofTickets.phone, phone), lte(proofTickets.expiresAt, now)));
  const ticket = makeTicket();
  const expiresAt = new Date(now.getTime() + TICKET_LIFE_MS);
  await tx.insert(proofTickets).values({ hash: hashTicket(ticket), phone, purpose, createdAt: now, expiresAt });
  return { ticket, expires_in: TICKET_LIFE_MS / 1_000 };
}

/**
 * The phone that a valid ticket proves; otherwise throws `ticket_expired`. It does not lock the ticket, so check again with `lockTicket`
 * after slow work.
 */
export async function phoneOfTicket(db: Database, clock: Clock, { ticket, purpose }: TicketUse): Promise<string> {
  const [stored] = await db
    .select()
    .from(proofTickets)
    .where(eq(proofTickets.hash, hashTicket(ticket)));
  if (stored === undefined || !isValidTicket(stored, purpose, clock.now())) throw new Problem('ticket_expired');
  return stored.phone;
}

/**
 * Locks the ticket until the transaction ends; `spend` marks it used. If the ticket is used in parallel, the first use succeeds and the
 * other ones throw.
 */
export async function lockTicket(
  tx: Database,
  clock: Clock,
  { ticket, purpose }: TicketUse,
): Promise<{ phone: string; spend(): Promise<void> }> {
  const own = eq(proofTickets.hash, hashTicket(ticket));
  const [stored] = await tx.select().from(proofTickets).where(own).for('update');
  const now = clock.now();
  if (stored === undefined || !isValidTicket(stored, purpose, now)) throw new Problem('ticket_expired');
  return {
    phone: stored.phone,
    spend: async () => {
      await tx.update(proofTickets).set({ usedAt: now }).where(own);
    },
  };
}
