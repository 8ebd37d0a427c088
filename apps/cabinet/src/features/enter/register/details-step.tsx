import { useLingui } from '@lingui/react/macro';
import { FormDateField, FormNewPasswordField, FormTextField, PortalForm, usePortalForm, useSubmitting, useText } from '@muddat/forms';
import { tashkentDate } from '@muddat/i18n';
import { Button } from '@muddat/ui/button';
import { ownWords } from '@muddat/validators';
import { useEffect } from 'react';
import { KnownUsername } from '../../../shared/form/known-username.tsx';
import { SubmitButton } from '../../../shared/form/submit-button.tsx';
import { focusHeading } from '../../../shared/page/focus-heading.ts';
import { ConsentFields } from './consent-fields.tsx';
import { type Details, type DetailsFields, detailsSchema } from './details-schema.ts';

type Props = {
  /** The phone as stored, if this tab still knows it; else ''. */
  phone: string;
  offerHref: string;
  privacyHref: string;
  /** Throws a `formRefusal` with the server's messages for the fields. */
  onDetails: (details: Details) => Promise<void>;
  onChangePhone: () => void;
};

const DRAFT = { key: 'register', version: 1, fields: ['name', 'birthdate'] } as const;

/** The last step of a registration: name, birthdate, password and consents. */
export function DetailsStep({ phone, offerHref, privacyHref, onDetails, onChangePhone }: Props) {
  const { t } = useLingui();
  const form = usePortalForm<DetailsFields, Details>({
    schema: detailsSchema({ today: tashkentDate(Date.now()), ...(phone === '' ? {} : { phone }) }),
    initialValues: { name: '', birthdate: '', password: '', offer: false, policy: false, advertising: false },
    together: [
      ['name', 'password'],
      ['birthdate', 'password'],
    ],
  });
  const sending = useSubmitting(form);
  const name = useText(form, 'name');
  useEffect(focusHeading, []);
  return (
    <PortalForm of={form} onSubmit={onDetails} draft={{ ...DRAFT, fields: [...DRAFT.fields] }}>
      <KnownUsername phone={phone} />
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
        own={ownWords({ name, phone })}
      />
      <ConsentFields of={form} offerHref={offerHref} privacyHref={privacyHref} />
      <SubmitButton pending={sending}>{t({ message: 'Зарегистрироваться', comment: 'Button: ends the registration' })}</SubmitButton>
      <Button variant="ghost" width="full" onClick={onChangePhone}>
        {t({ message: 'Изменить номер', comment: 'Button at sign-in: back to the phone' })}
      </Button>
    </PortalForm>
  );
}
