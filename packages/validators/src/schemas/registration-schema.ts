import * as v from 'valibot';
import { ownWords } from '../password/own-words.ts';
import type { CalendarDate } from '../person/parse-date.ts';
import { personName } from '../person/person-name.ts';
import { birthdateSchema } from './birthdate-schema.ts';
import { newPasswordTextSchema, type Own, repeated, unlike } from './password-schemas.ts';
import { requiredTextSchema, ruled, typeMessage } from './pieces.ts';
import { NAME_MAX, wordsSchema } from './texts.ts';

/** The last step of registration (domain, Auth), on `today` (`YYYY-MM-DD`). A password made of the customer's own name or birthdate is `password-weak`. */
export const registrationSchema = ({ today, phone }: Own & { readonly today: CalendarDate }) =>
  v.pipe(
    v.object(
      {
        name: v.pipe(
          wordsSchema(NAME_MAX),
          ruled((name: string) => personName(name)),
        ),
        birthdate: birthdateSchema(today),
        password: newPasswordTextSchema(phone === undefined ? {} : { phone }),
        confirmation: requiredTextSchema,
      },
      typeMessage,
    ),
    v.forward(v.partialCheck([['password'], ['confirmation']], repeated, 'confirmed'), ['confirmation']),
    v.forward(
      v.partialCheck([['name'], ['password']], ({ name, password }) => unlike(password, ownWords({ name })), 'password-weak'),
      ['password'],
    ),
    v.forward(
      v.partialCheck(
        [['birthdate'], ['password']],
        ({ birthdate, password }) => unlike(password, ownWords({ birthdate })),
        'password-weak',
      ),
      ['password'],
    ),
  );
