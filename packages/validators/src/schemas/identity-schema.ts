import * as v from 'valibot';
import { pinfl } from '../person/document-rules.ts';
import type { CalendarDate } from '../person/parse-date.ts';
import { parsePassport } from '../person/parse-passport.ts';
import { parsePinfl } from '../person/parse-pinfl.ts';
import { birthdateSchema } from './birthdate-schema.ts';
import { parserAction, requiredTextSchema, typeMessage } from './schema-helpers.ts';

/** Series and number of a passport or ID card as typed, to `AA1234567`. */
export const passportSchema = v.pipe(
  requiredTextSchema,
  parserAction((text) => {
    const result = parsePassport(text);
    return result.ok ? { ok: true, value: result.number } : result;
  }),
);

/** A PINFL as typed, to its 14 digits. */
export const pinflSchema = v.pipe(
  requiredTextSchema,
  parserAction((text) => {
    const result = parsePinfl(text);
    return result.ok ? { ok: true, value: result.pinfl } : result;
  }),
);

/** The customer's identity on `today`. PINFL and birthdate must agree; otherwise `pinfl-birthdate` at the PINFL. */
export const identitySchema = (today: CalendarDate) =>
  v.pipe(
    v.object({ passport: passportSchema, pinfl: pinflSchema, birthdate: birthdateSchema(today) }, typeMessage),
    v.forward(
      v.partialCheck([['pinfl'], ['birthdate']], (person) => pinfl(person.pinfl, person.birthdate) === null, 'pinfl-birthdate'),
      ['pinfl'],
    ),
  );
