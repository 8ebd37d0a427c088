import * as v from 'valibot';
import { parsePassport } from '../person/parse-passport.ts';
import { parsed, requiredTextSchema } from './pieces.ts';

/** Series and number of a passport or ID card as typed, to `AA1234567`. */
export const passportSchema = v.pipe(
  requiredTextSchema,
  parsed((text) => {
    const result = parsePassport(text);
    return result.ok ? { ok: true, value: result.number } : result;
  }),
);
