import * as v from 'valibot';
import { parseCardExpiry } from '../card/parse-card-expiry.ts';
import { parseCardNumber } from '../card/parse-card-number.ts';
import { pastedExpiry } from '../pasted/pasted.ts';
import { parsed, requiredTextSchema, typeMessage } from './pieces.ts';

/** A card to add, judged at `now` (ms since 1970): its number to 16 digits, its expiry to the stored `YYMM`. */
export const cardSchema = (now: number) =>
  v.object(
    {
      number: v.pipe(
        requiredTextSchema,
        parsed((text) => {
          const result = parseCardNumber(text);
          return result.ok ? { ok: true, value: result.number } : result;
        }),
      ),
      expiry: v.pipe(
        requiredTextSchema,
        parsed((text) => {
          const result = parseCardExpiry(pastedExpiry(text).text, now);
          return result.ok ? { ok: true, value: result.yymm } : result;
        }),
      ),
    },
    typeMessage,
  );
