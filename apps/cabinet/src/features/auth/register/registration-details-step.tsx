import { useLingui } from '@lingui/react/macro';
import { FormDateField, FormNewPasswordField, FormTextField, PortalForm, useFieldText, usePortalForm, useSubmitting } from '@muddat/forms';
import { tashkentDate } from '@muddat/i18n';
import { Button } from '@muddat/ui/button';
import { personalWords } from '@muddat/validators';
import { useEffect } from 'react';
import { HiddenUsername } from '../../../shared/form/hidden-username.tsx';
import { SubmitButton } from '../../../shared/form/submit-button.tsx';
import { focusHeading } from '../../../shared/page/focus-heading.ts';
import { RegistrationConsentFields } from './registration-consent-fields.tsx';
import { type RegistrationDetails, type RegistrationDetailsFields, registrationDetailsSchema } from './registration-details-schema.ts';

type Props = {
  /** In the stored form, `+998901234567`; '' if this tab no longer knows the phone. */
  phone: string;
  offerHref: string;
  privacyHref: string;
  /** Throws a `toFormError` with the server's messages for the fields. */
  onDetails: (details: RegistrationDetails) => Promise<void>;
  onChangePhone: () => void;
};

const DRAFT = { key: 'register', version: 1, fields: ['name', 'birthdate'] } as const;

/** The last step of a registration: name, birthdate, password and consents. */
export function RegistrationDetailsStep({ phone, offerHref, privacyHref, onDetails, onChangePhone }: Props) {
  const { t } = useLingui();
  const form = usePortalForm<RegistrationDetailsFields, RegistrationDetails>({
    schema: registrationDetailsSchema({ today: tashkentDate(Date.now()), ...(phone === '' ? {} : { phone }) }),
    initialValues: { name: '', birthdate: '', password: '', offer: false, policy: false, advertising: false },
    fieldGroups: [
      ['name', 'password'],
      ['birthdate', 'password'],
    ],
  });
  const sending = useSubmitting(form);
  const name = useFieldText(form, 'name');
  useEffect(focusHeading, []);
  return (
    <PortalForm of={form} onSubmit={onDetails} draft={{ ...DRAFT, fields: [...DRAFT.fields] }}>
      <HiddenUsername phone={phone} />
      <FormTextField
        of={form}
        name="name"
        label={t({ message: 'Имя и фамилия', comment: 'Label of the field of the name at the registration' })}
        description={t({ message: 'Как в паспорте', comment: 'Under the field of the name at the registration' })}
        autoComplete="name"
        autoCapitalize="words"
      />
      <FormDateField
        of={form}
        name="birthdate"
        label={t({ message: 'Дата рождения', comment: 'Label of the field of the birthdate at the registration' })}
        autoComplete="bday"
      />
      <FormNewPasswordField
        of={form}
        name="password"
        label={t({ message: 'Пароль', comment: 'Label of the password field at sign-in' })}
        description={t({
          message: 'Придумайте не короче 8 символов',
          comment: 'Under the field of the new password at the registration',
        })}
        personalWords={personalWords({ name, phone })}
      />
      <RegistrationConsentFields of={form} offerHref={offerHref} privacyHref={privacyHref} />
      <SubmitButton pending={sending}>{t({ message: 'Зарегистрироваться', comment: 'Button: ends the registration' })}</SubmitButton>
      <Button variant="ghost" width="full" onClick={onChangePhone}>
        {t({ message: 'Изменить номер', comment: 'Button at sign-in: back to the phone' })}
      </Button>
    </PortalForm>
  );
}
