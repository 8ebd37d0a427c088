import * as v from 'valibot';
import { phoneSchema } from './phone-schema.ts';
import { typeMessage } from './pieces.ts';
import { optionalEmailSchema } from './request-pieces.ts';
import { linesSchema, MESSAGE_MAX, NAME_MAX, wordsSchema } from './texts.ts';

/** The question form: what the builder API's feedback takes. */
export const feedbackSchema = v.object(
  { name: wordsSchema(NAME_MAX), phone: phoneSchema, email: optionalEmailSchema, message: linesSchema(MESSAGE_MAX) },
  typeMessage,
);
