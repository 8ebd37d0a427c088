import { useLingui } from '@lingui/react/macro';
import { FormCheckbox, type PortalFormHandle } from '@muddat/forms';
import { Banner } from '@muddat/ui/banner';
import { Stack } from '@muddat/ui/stack';
import { formatDateDigits } from '@muddat/validators';
import type { PersonFields } from './person-schema.ts';

type Props = {
  of: PortalFormHandle<PersonFields>;
  /** The birthdate in the form, `YYYY-MM-DD`. */
  typed: string;
  /** The birthdate that the account has, `YYYY-MM-DD`. */
  account: string;
};

/** Asks which birthdate is right, where the typed one is not that of the account. It is announced when it appears under the field. */
export function BirthdateQuestion({ of, typed, account }: Props) {
  const { t } = useLingui();
  const [inForm, inProfile] = [formatDateDigits(typed), formatDateDigits(account)];
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
