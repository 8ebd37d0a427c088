import * as v from 'valibot';
import { parsePinfl } from '../person/parse-pinfl.ts';
import { parsed, requiredTextSchema } from './pieces.ts';

/** A PINFL as typed, to its 14 digits. */
export const pinflSchema = v.pipe(
  requiredTextSchema,
  parsed((text) => {
    const result = parsePinfl(text);
    return result.ok ? { ok: true, value: result.pinfl } : result;
  }),
);
