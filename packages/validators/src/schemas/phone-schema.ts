import * as v from 'valibot';
import { parsePhone } from '../phone/parse-phone.ts';
import { parsed, requiredTextSchema } from './pieces.ts';

/** A phone as typed, to `+998XXXXXXXXX`. */
export const phoneSchema = v.pipe(
  requiredTextSchema,
  parsed((text) => {
    const result = parsePhone(text);
    return result.ok ? { ok: true, value: result.phone } : result;
  }),
);
