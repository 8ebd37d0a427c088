import { useLingui } from '@lingui/react/macro';
import { FormNewPasswordField, PortalForm, usePortalForm, useSubmitting } from '@muddat/forms';
import { newPasswordSchema, personalWords } from '@muddat/validators';
import { useEffect } from 'react';
import * as v from 'valibot';
import { HiddenUsername } from '../../../shared/form/hidden-username.tsx';
import { SubmitButton } from '../../../shared/form/submit-button.tsx';
import { focusHeading } from '../../../shared/page/focus-heading.ts';

type Props = {
  /** In the stored form, `+998901234567`; '' if this tab no longer knows the phone. */
  phone: string;
  /** Throws a `toFormError` with the server's message for the password. */
  onPassword: (password: string) => Promise<void>;
};

/** The new password. It is typed once, since the customer can make it visible, and can reset it again by phone. */
export function NewPasswordStep({ phone, onPassword }: Props) {
  const { t } = useLingui();
  const { password } = newPasswordSchema(phone === '' ? {} : { phone }).entries;
  const form = usePortalForm({ schema: v.object({ password }), initialValues: { password: '' } });
  const sending = useSubmitting(form);
  useEffect(focusHeading, []);
  return (
    <PortalForm of={form} onSubmit={(values) => onPassword(values.password)}>
      <HiddenUsername phone={phone} />
      <FormNewPasswordField
        of={form}
        name="password"
        label={t({ message: 'Новый пароль', comment: 'Label of the field of the new password' })}
        description={t({ message: 'Не короче 8 символов', comment: 'Under the field of a new password' })}
        personalWords={personalWords({ phone })}
      />
      <SubmitButton pending={sending}>
        {t({ message: 'Сохранить и войти', comment: 'Button: sets the new password and signs in' })}
      </SubmitButton>
    </PortalForm>
  );
}
