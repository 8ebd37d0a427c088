import { useLingui } from '@lingui/react/macro';
import { FormCheckbox, type PortalFormHandle } from '@muddat/forms';
import { Banner } from '@muddat/ui/banner';
import { Stack } from '@muddat/ui/stack';
import { formatDateDigits } from '@muddat/validators';
import type { PersonFields } from './person-schema.ts';

type Props = {
  of: PortalFormHandle<PersonFields>;
  /** The birthdate in the form, `YYYY-MM-DD`. */
  formDate: string;
  /** The birthdate that the account has, `YYYY-MM-DD`. */
  accountDate: string;
};

/** Asks which birthdate is right if the date in the form differs from the account's. Screen readers announce the question when it appears. */
export function BirthdateQuestion({ of, formDate, accountDate }: Props) {
  const { t } = useLingui();
  const [inForm, inProfile] = [formatDateDigits(formDate), formatDateDigits(accountDate)];
  return (
    <Stack gap="m">
      <Banner
        tone="info"
        live="status"
        title={t({ message: 'Какая дата верная?', comment: 'Identity check: the typed birthdate differs from that of the profile' })}
      >
        {t({
          message: `В профиле указана дата ${inProfile}. После проверки её заменит дата из паспорта.`,
          comment: 'Identity check, under «Какая дата верная?»: the birthdate in the profile, and what will happen to it',
        })}
      </Banner>
      <FormCheckbox
        of={of}
        name="confirmed"
        label={t({ message: 'Дата из паспорта', comment: 'Identity check: name of the confirmation of the birthdate in error messages' })}
        errorTexts={{
          required: t({
            message: 'Сверьте дату с паспортом: подтвердите её или исправьте',
            comment: 'Identity check: under the confirmation of the birthdate that is not ticked',
          }),
        }}
      >
        {t({
          message: `Да, в паспорте указана дата ${inForm}`,
          comment: 'Identity check, checkbox: confirms the birthdate that was typed; the date follows',
        })}
      </FormCheckbox>
    </Stack>
  );
}
