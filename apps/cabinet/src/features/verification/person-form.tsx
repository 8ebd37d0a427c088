import { useLingui } from '@lingui/react/macro';
import { FormDateField, FormTextField, PortalForm, setField, useFieldText, usePortalForm, useSubmitting } from '@muddat/forms';
import type { CalendarDate } from '@muddat/schedule';
import { Banner } from '@muddat/ui/banner';
import { Button } from '@muddat/ui/button';
import { parsePassport } from '@muddat/validators';
import { useEffect } from 'react';
import type { VerificationPerson } from '../../domain/identity/verification-query.ts';
import { BirthdateQuestion } from './birthdate-question.tsx';
import { birthdateToConfirm, personSchema } from './person-schema.ts';

type Props = {
  person: VerificationPerson | null;
  /** The birthdate that the account has, `YYYY-MM-DD`: it is filled in, so that the customer does not type it again. */
  accountBirthdate: string | null;
  /** Today's date in Tashkent, by the clock of the device. */
  today: CalendarDate;
  /** Throws a `toFormError` with the server's codes by field. */
  onPerson: (person: VerificationPerson) => Promise<void>;
};

/**
 * Passport, PINFL and birthdate. A PINFL contains the birthdate, so these two must agree. A birthdate other than the account's must be
 * confirmed, since it will replace that one.
 */
export function PersonForm({ person, accountBirthdate, today, onPerson }: Props) {
  const { t } = useLingui();
  const form = usePortalForm({
    schema: personSchema(today, accountBirthdate),
    initialValues: {
      passport: person?.passport ?? '',
      pinfl: person?.pinfl ?? '',
      birthdate: person?.birthdate ?? accountBirthdate ?? '',
      // A saved birthdate was confirmed before it was saved.
      confirmed: person !== null,
    },
    fieldGroups: [['pinfl', 'birthdate']],
  });
  const sending = useSubmitting(form);
  const passport = parsePassport(useFieldText(form, 'passport'));
  const newDate = birthdateToConfirm(useFieldText(form, 'birthdate'), accountBirthdate, today);
  // The confirmation is about one date: another date has to be confirmed again.
  const savedDate = person?.birthdate;
  useEffect(() => setField(form, 'confirmed', newDate !== null && newDate === savedDate), [form, newDate, savedDate]);
  const mapped = passport.ok && passport.warning ? passport.number : null;
  return (
    <PortalForm of={form} onSubmit={onPerson}>
      <FormTextField
        of={form}
        name="passport"
        label={t({ message: 'Серия и номер паспорта', comment: 'Label of the field of the passport number' })}
        description={t({ message: 'Например, AA 1234567', comment: 'Under the field of the passport number' })}
        autoComplete="off"
        autoCapitalize="characters"
      />
      {mapped !== null && (
        <Banner tone="info">
          {t({
            message: `Русские буквы заменили на латинские: ${mapped}. Проверьте.`,
            comment: 'Under the passport number: Cyrillic letters were typed that look like Latin ones; the number follows',
          })}
        </Banner>
      )}
      <FormTextField
        of={form}
        name="pinfl"
        label={t({ message: 'ПИНФЛ', comment: 'Label of the field of the personal number' })}
        description={t({
          message: '14 цифр, стоят в паспорте под фотографией или на обороте ID',
          comment: 'Under the field of the personal number',
        })}
        autoComplete="off"
        inputMode="numeric"
      />
      <FormDateField
        of={form}
        name="birthdate"
        label={t({ message: 'Дата рождения', comment: 'Label of the field of the birthdate at the registration' })}
        autoComplete="bday"
      />
      {newDate !== null && accountBirthdate !== null && <BirthdateQuestion of={form} formDate={newDate} accountDate={accountBirthdate} />}
      <Button type="submit" width="full" pending={sending}>
        {t({ message: 'Сохранить', comment: 'Button: saves what was typed' })}
      </Button>
    </PortalForm>
  );
}
