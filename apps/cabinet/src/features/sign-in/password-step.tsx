import { useLingui } from '@lingui/react/macro';
import { useHydrated } from '@muddat/app-shell';
import { FormPasswordField, FormPhoneField, PortalForm, readText, usePortalForm } from '@muddat/forms';
import { Button } from '@muddat/ui/button';
import { passwordSignInSchema } from '@muddat/validators';
import { ProblemBanner } from './problem-banner.tsx';
import type { SignInProblem } from './sign-in.machine.ts';

type Props = {
  phone: string;
  problem: SignInProblem | null;
  pending: boolean;
  onPassword: (phone: string, password: string) => void;
  onCodeInstead: (phone: string) => void;
};

export function PasswordStep({ phone, problem, pending, onPassword, onCodeInstead }: Props) {
  const { t } = useLingui();
  const ready = useHydrated();
  const form = usePortalForm({ schema: passwordSignInSchema, initialValues: { phone, password: '' } });
  return (
    <PortalForm of={form} busy={pending} onSubmit={(values) => onPassword(values.phone, values.password)}>
      {problem && <ProblemBanner problem={problem} />}
      <FormPhoneField
        of={form}
        name="phone"
        label={t({ message: 'Номер телефона', comment: 'Label of the phone field at sign-in' })}
        autoComplete="username"
      />
      <FormPasswordField
        of={form}
        name="password"
        label={t({ message: 'Пароль', comment: 'Label of the password field at sign-in' })}
        autoComplete="current-password"
      />
      <Button type="submit" width="full" pending={pending} disabled={!ready}>
        {t({ message: 'Войти', comment: 'Button: signs in' })}
      </Button>
      <Button variant="ghost" width="full" disabled={!ready} onClick={() => onCodeInstead(readText(form, 'phone'))}>
        {t({ message: 'Войти по коду из СМС', comment: 'Button at sign-in: with a code instead of a password' })}
      </Button>
    </PortalForm>
  );
}
