import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { bankCards } from '../../../db/schema/provider.ts';

/**
 * The phone to which the bank sends this card's messages. spec gap: no real bank is called. Returns `otherwise` for a card that the
 * simulated bank does not know.
 */
export async function findBankPhone(
  db: Database,
  card: { bin: string; last4: string; expiry: string },
  otherwise: string,
): Promise<string> {
  const [known] = await db
    .select({ phone: bankCards.smsPhone })
    .from(bankCards)
    .where(and(eq(bankCards.bin, card.bin), eq(bankCards.last4, card.last4), inArray(bankCards.expiry, [card.expiry, ''])));
  return known?.phone ?? otherwise;
}
