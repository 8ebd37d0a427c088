import * as v from 'valibot';
import { pastedCode } from '../pasted/pasted.ts';
import { digits } from '../rules/numbers.ts';
import { requiredTextSchema, ruleAction } from './schema-helpers.ts';

/** Digits of a code sent by SMS, unless the server says another number. */
export const CODE_DIGITS = 6;

/** A code from an SMS, of the length that the server sent, to ASCII digits: as the code's field reads it, also in a message pasted whole. */
export const codeSchemaOf = (length: number) =>
  v.pipe(
    requiredTextSchema,
    v.transform((text) => pastedCode(text, length).text),
    ruleAction((text: string) => digits(text, length)),
  );

export const codeSchema = codeSchemaOf(CODE_DIGITS);
