import { cardOfBank, cardSchema } from '@muddat/validators';
import * as v from 'valibot';

const OWNER_MAX = 100;

/**
 * Schema of a card to add at `now` (ms since 1970): the card, an optional owner name, and the accepted public offer (spec 3 and 5).
 * `bankPrefixes`: BINs of the only bank whose cards are accepted; if empty, the cards of every bank are.
 */
export const addCardSchema = (now: number, bankPrefixes: readonly string[]) =>
  v.pipe(
    v.object({
      ...cardSchema(now).entries,
      owner: v.pipe(v.string(), v.trim(), v.maxLength(OWNER_MAX, `maxLength?max=${OWNER_MAX}`)),
      offer_accepted: v.pipe(v.boolean(), v.literal(true, 'offer-not-accepted')),
    }),
    v.forward(
      v.partialCheck([['number']], ({ number }) => cardOfBank(number, bankPrefixes) === null, 'card-bank'),
      ['number'],
    ),
  );
