import type { CalendarDate } from '@muddat/schedule';
import { newPassword, personalWords, registrationSchema } from '@muddat/validators';
import * as v from 'valibot';

type SchemaOptions = { today: CalendarDate; phone?: string };

/** A required consent: the checkbox must be ticked. */
const given = v.literal(true, 'required');

/**
 * The details of a registration, and three consents with a checkbox each. The password is typed once, since the customer can make it
 * visible.
 * A second field would make customers give up, and a mistyped password can be reset by phone.
 */
export const registrationDetailsSchema = ({ today, phone }: SchemaOptions) => {
  const { name, birthdate, password } = registrationSchema({ today, ...(phone === undefined ? {} : { phone }) }).entries;
  return v.pipe(
    v.object({ name, birthdate, password, offer: given, policy: given, advertising: v.boolean() }),
    v.forward(
      v.partialCheck([['name'], ['password']], (input) => isUnlike(input.password, { name: input.name }), 'password-weak'),
      ['password'],
    ),
    v.forward(
      v.partialCheck([['birthdate'], ['password']], (input) => isUnlike(input.password, { birthdate: input.birthdate }), 'password-weak'),
      ['password'],
    ),
  );
};

const isUnlike = (password: string, known: Parameters<typeof personalWords>[0]) =>
  newPassword(password, personalWords(known))?.code !== 'password-weak';

export type RegistrationDetails = v.InferOutput<ReturnType<typeof registrationDetailsSchema>>;
/** The values of the form. The consents start unticked. */
export type RegistrationDetailsFields = {
  name: string;
  birthdate: string;
  password: string;
  offer: boolean;
  policy: boolean;
  advertising: boolean;
};
