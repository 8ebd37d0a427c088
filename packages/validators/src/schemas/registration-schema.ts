import * as v from 'valibot';
import { personalWords } from '../password/personal-words.ts';
import type { CalendarDate } from '../person/parse-date.ts';
import { personName } from '../person/person-name.ts';
import { birthdateSchema } from './birthdate-schema.ts';
import { confirmationMatches, isNotPersonal, newPasswordTextSchema, type PersonalData } from './password-schemas.ts';
import { requiredTextSchema, ruleAction, typeMessage } from './schema-helpers.ts';
import { NAME_MAX, singleLineSchema } from './text-schemas.ts';

/** The last step of registration, on `today` (`YYYY-MM-DD`). A password made of the customer's own name or birthdate is `password-weak`. */
export const registrationSchema = ({ today, phone }: PersonalData & { readonly today: CalendarDate }) =>
  v.pipe(
    v.object(
      {
        name: v.pipe(
          singleLineSchema(NAME_MAX),
          ruleAction((name: string) => personName(name)),
        ),
        birthdate: birthdateSchema(today),
        password: newPasswordTextSchema(phone === undefined ? {} : { phone }),
        confirmation: requiredTextSchema,
      },
      typeMessage,
    ),
    v.forward(v.partialCheck([['password'], ['confirmation']], confirmationMatches, 'confirmed'), ['confirmation']),
    v.forward(
      v.partialCheck([['name'], ['password']], ({ name, password }) => isNotPersonal(password, personalWords({ name })), 'password-weak'),
      ['password'],
    ),
    v.forward(
      v.partialCheck(
        [['birthdate'], ['password']],
        ({ birthdate, password }) => isNotPersonal(password, personalWords({ birthdate })),
        'password-weak',
      ),
      ['password'],
    ),
  );
