import * as v from 'valibot';
import { parseCardExpiry } from '../card/parse-card-expiry.ts';
import { parseCardNumber } from '../card/parse-card-number.ts';
import { pastedExpiry } from '../pasted/pasted.ts';
import { parserAction, requiredTextSchema, typeMessage } from './schema-helpers.ts';

/** A new card at `now` (ms since 1970). Output: the number as 16 digits, the expiry as stored `YYMM`. */
export const cardSchema = (now: number) =>
  v.object(
    {
      number: v.pipe(
        requiredTextSchema,
        parserAction((text) => {
          const result = parseCardNumber(text);
          return result.ok ? { ok: true, value: result.number } : result;
        }),
      ),
      expiry: v.pipe(
        requiredTextSchema,
        parserAction((text) => {
          const result = parseCardExpiry(pastedExpiry(text).text, now);
          return result.ok ? { ok: true, value: result.yymm } : result;
        }),
      ),
    },
    typeMessage,
  );
