import { useLingui } from '@lingui/react/macro';
import { useHydrated } from '@muddat/app-shell';
import { byRules, FormPasswordField, FormPhoneField, getValue, PortalForm, setValue, TYPING, usePortalForm } from '@muddat/forms';
import { Button } from '@muddat/ui/button';
import { Stack } from '@muddat/ui/stack';
import { required } from '@muddat/validators';
import { phoneRule, storedPhone } from './phone-rule.ts';
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
  const [store, Field] = usePortalForm<{ phone: string; password: string }>({ initialValues: { phone, password: '' } });
  return (
    <PortalForm of={store} onSubmit={(values) => onPassword(storedPhone(values.phone), values.password)}>
      <Stack gap="m">
        {problem && <ProblemBanner problem={problem} />}
        <Field name="phone" validate={byRules(required, phoneRule)}>
          {(field, input) => (
            <FormPhoneField
              field={field}
              input={input}
              label={t({ message: 'Номер телефона', comment: 'Label of the phone field at sign-in' })}
              autoComplete="username"
              onValue={(value) => setValue(store, 'phone', value, TYPING)}
            />
          )}
        </Field>
        <Field name="password" validate={byRules(required)}>
          {(field, input) => (
            <FormPasswordField
              field={field}
              input={input}
              label={t({ message: 'Пароль', comment: 'Label of the password field at sign-in' })}
              autoComplete="current-password"
              onValue={(value) => setValue(store, 'password', value, TYPING)}
            />
          )}
        </Field>
        <Button type="submit" width="full" pending={pending} disabled={!ready}>
          {t({ message: 'Войти', comment: 'Button: signs in' })}
        </Button>
        <Button variant="ghost" width="full" disabled={!ready} onClick={() => onCodeInstead(getValue(store, 'phone') ?? '')}>
          {t({ message: 'Войти по коду из СМС', comment: 'Button at sign-in: with a code instead of a password' })}
        </Button>
      </Stack>
    </PortalForm>
  );
}
