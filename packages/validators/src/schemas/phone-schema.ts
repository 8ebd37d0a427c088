import * as v from 'valibot';
import { parsePhone } from '../phone/parse-phone.ts';
import { parserAction, requiredTextSchema } from './schema-helpers.ts';

/** A phone as typed, to `+998XXXXXXXXX`. */
export const phoneSchema = v.pipe(
  requiredTextSchema,
  parserAction((text) => {
    const result = parsePhone(text);
    return result.ok ? { ok: true, value: result.phone } : result;
  }),
);
