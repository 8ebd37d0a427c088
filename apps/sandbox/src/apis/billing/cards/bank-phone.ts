import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { bankCards } from '../../../db/schema/provider.ts';

/** Where a bank sends the messages of a card. spec gap: no bank is asked; of a card that the simulated one does not know, `otherwise`. */
export async function bankPhone(db: Database, card: { bin: string; last4: string; expiry: string }, otherwise: string): Promise<string> {
  const [known] = await db
    .select({ phone: bankCards.smsPhone })
    .from(bankCards)
    .where(and(eq(bankCards.bin, card.bin), eq(bankCards.last4, card.last4), inArray(bankCards.expiry, [card.expiry, ''])));
  return known?.phone ?? otherwise;
}
