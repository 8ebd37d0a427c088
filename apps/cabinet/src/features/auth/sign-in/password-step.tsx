import { useLingui } from '@lingui/react/macro';
import { useHydrated } from '@muddat/app-shell';
import { FormPasswordField, FormPhoneField, PortalForm, readFieldText, usePortalForm } from '@muddat/forms';
import { Button } from '@muddat/ui/button';
import { Stack } from '@muddat/ui/stack';
import { passwordSignInSchema } from '@muddat/validators';
import { SubmitButton } from '../../../shared/form/submit-button.tsx';
import type { Refusal } from '../../../shared/refusal/refusal.ts';
import { RefusalBanner } from '../../../shared/refusal/refusal-banner.tsx';
import { saveTypedPhone } from '../phone-code/phone-entry-store.ts';

type Props = {
  phone: string;
  problem: Refusal | null;
  pending: boolean;
  onPassword: (phone: string, password: string) => void;
  onCodeInstead: (phone: string) => void;
  onForgotten: () => void;
};

export function PasswordStep({ phone, problem, pending, onPassword, onCodeInstead, onForgotten }: Props) {
  const { t } = useLingui();
  const ready = useHydrated();
  const form = usePortalForm({ schema: passwordSignInSchema, initialValues: { phone, password: '' } });
  const keep = () => saveTypedPhone(readFieldText(form, 'phone'), Date.now());
  return (
    <PortalForm of={form} busy={pending} onSubmit={(values) => onPassword(values.phone, values.password)}>
      {problem && <RefusalBanner refusal={problem} />}
      <FormPhoneField
        of={form}
        name="phone"
        label={t({ message: 'Номер телефона', comment: 'Label of the phone field at sign-in' })}
        autoComplete="username"
        // The customer pressed a button to open this step, so focus its first empty field: the phone, or the password if the phone is
        // filled in.
        autoFocus={phone === ''}
      />
      <FormPasswordField
        of={form}
        name="password"
        label={t({ message: 'Пароль', comment: 'Label of the password field at sign-in' })}
        autoComplete="current-password"
        autoFocus={phone !== ''}
      />
      <SubmitButton pending={pending} disabled={!ready}>
        {t({ message: 'Войти', comment: 'Button: signs in' })}
      </SubmitButton>
      <Stack gap="xs">
        <Button
          variant="ghost"
          width="full"
          onClick={() => {
            keep();
            onForgotten();
          }}
        >
          {t({ message: 'Забыли пароль?', comment: 'Button at sign-in by password: to the reset of the password' })}
        </Button>
        <Button variant="ghost" width="full" disabled={!ready} onClick={() => onCodeInstead(readFieldText(form, 'phone'))}>
          {t({ message: 'Войти по коду из СМС', comment: 'Button at sign-in: with a code instead of a password' })}
        </Button>
      </Stack>
    </PortalForm>
  );
}
