import { useLingui } from '@lingui/react/macro';
import { FormNewPasswordField, PortalForm, usePortalForm, useSubmitting } from '@muddat/forms';
import { newPasswordSchema, ownWords } from '@muddat/validators';
import { useEffect } from 'react';
import * as v from 'valibot';
import { KnownUsername } from '../../../shared/form/known-username.tsx';
import { SubmitButton } from '../../../shared/form/submit-button.tsx';
import { focusHeading } from '../../../shared/page/focus-heading.ts';

type Props = {
  /** As it is stored, where this tab still knows it; else ''. */
  phone: string;
  /** Throws a `formRefusal` with what the server says of the password. */
  onPassword: (password: string) => Promise<void>;
};

/** Typed once, as it can be looked at: who mistypes it comes back here by the phone. */
export function NewPasswordStep({ phone, onPassword }: Props) {
  const { t } = useLingui();
  const { password } = newPasswordSchema(phone === '' ? {} : { phone }).entries;
  const form = usePortalForm({ schema: v.object({ password }), initialValues: { password: '' } });
  const sending = useSubmitting(form);
  useEffect(focusHeading, []);
  return (
    <PortalForm of={form} onSubmit={(values) => onPassword(values.password)}>
      <KnownUsername phone={phone} />
      <FormNewPasswordField
        of={form}
        name="password"
        label={t({ message: 'Новый пароль', comment: 'Label of the field of the new password' })}
        description={t({ message: 'Не короче 8 символов', comment: 'Under the field of a new password' })}
        own={ownWords({ phone })}
      />
      <SubmitButton pending={sending}>
        {t({ message: 'Сохранить и войти', comment: 'Button: sets the new password and signs in' })}
      </SubmitButton>
    </PortalForm>
  );
}
