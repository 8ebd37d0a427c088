import * as v from 'valibot';
import { pinfl } from '../person/pinfl.ts';
import { birthdateSchema } from './birthdate-schema.ts';
import { passportSchema } from './passport-schema.ts';
import { typeMessage } from './pieces.ts';
import { pinflSchema } from './pinfl-schema.ts';

/** Who the customer is, on `today`: the PINFL and the birthdate must agree, `pinfl-birthdate` under the PINFL. */
export const identitySchema = (today: string) =>
  v.pipe(
    v.object({ passport: passportSchema, pinfl: pinflSchema, birthdate: birthdateSchema(today) }, typeMessage),
    v.forward(
      v.partialCheck([['pinfl'], ['birthdate']], (person) => pinfl(person.pinfl, person.birthdate) === null, 'pinfl-birthdate'),
      ['pinfl'],
    ),
  );
