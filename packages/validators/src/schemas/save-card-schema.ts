import * as v from 'valibot';
import { cardOfBank } from '../card/card-rules.ts';
import { cardSchema } from './card-schema.ts';
import { offerSchema } from './checkout-schema.ts';
import { typeMessage } from './schema-helpers.ts';

/**
 * A card to save at `now` (ms since 1970), with the public offer accepted. `bankPrefixes`: BINs of the one bank whose cards an offer takes; another
 * bank's card is `card-bank`.
 */
export const saveCardSchema = (now: number, bankPrefixes: readonly string[] = []) =>
  v.pipe(
    v.object({ ...cardSchema(now).entries, offer_accepted: offerSchema }, typeMessage),
    v.forward(
      v.partialCheck([['number']], ({ number }) => cardOfBank(number, bankPrefixes) === null, 'card-bank'),
      ['number'],
    ),
  );
