import { useLingui } from '@lingui/react/macro';
import { FormDateField, FormTextField, PortalForm, useFieldText, usePortalForm, useSubmitting } from '@muddat/forms';
import type { CalendarDate } from '@muddat/schedule';
import { Banner } from '@muddat/ui/banner';
import { Button } from '@muddat/ui/button';
import { identitySchema, parsePassport } from '@muddat/validators';
import type { VerificationPerson } from '../../domain/identity/verification-query.ts';

type Props = {
  person: VerificationPerson | null;
  /** Today's date in Tashkent, by the clock of the device. */
  today: CalendarDate;
  /** Throws a `toFormError` with the server's codes by field. */
  onPerson: (person: VerificationPerson) => Promise<void>;
};

/** Passport, PINFL and birthdate. A PINFL contains the birthdate, so these two must agree. */
export function PersonForm({ person, today, onPerson }: Props) {
  const { t } = useLingui();
  const form = usePortalForm({
    schema: identitySchema(today),
    initialValues: { passport: person?.passport ?? '', pinfl: person?.pinfl ?? '', birthdate: person?.birthdate ?? '' },
    fieldGroups: [['pinfl', 'birthdate']],
  });
  const sending = useSubmitting(form);
  const passport = parsePassport(useFieldText(form, 'passport'));
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
      <Button type="submit" width="full" pending={sending}>
        {t({ message: 'Сохранить', comment: 'Button: saves what was typed' })}
      </Button>
    </PortalForm>
  );
}
