import { useLingui } from '@lingui/react/macro';
import { useHydrated } from '@muddat/app-shell';
import { byRules, FormPhoneField, getValue, PortalForm, setValue, TYPING, usePortalForm } from '@muddat/forms';
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
  onPhone: (phone: string) => void;
  onPasswordInstead: (phone: string) => void;
};

export function PhoneStep({ phone, problem, pending, onPhone, onPasswordInstead }: Props) {
  const { t } = useLingui();
  const ready = useHydrated();
  const [store, Field] = usePortalForm<{ phone: string }>({ initialValues: { phone } });
  return (
    <PortalForm of={store} onSubmit={(values) => onPhone(storedPhone(values.phone))}>
      <Stack gap="m">
        {problem && <ProblemBanner problem={problem} />}
        <Field name="phone" validate={byRules(required, phoneRule)}>
          {(field, input) => (
            <FormPhoneField
              field={field}
              input={input}
              label={t({ message: 'Номер телефона', comment: 'Label of the phone field at sign-in' })}
              autoComplete="tel"
              onValue={(value) => setValue(store, 'phone', value, TYPING)}
            />
          )}
        </Field>
        <Button type="submit" width="full" pending={pending} disabled={!ready}>
          {t({ message: 'Получить код', comment: 'Button at sign-in: sends a code by SMS to the phone typed' })}
        </Button>
        <Button variant="ghost" width="full" disabled={!ready} onClick={() => onPasswordInstead(getValue(store, 'phone') ?? '')}>
          {t({ message: 'Войти по паролю', comment: 'Button at sign-in: with a password instead of a code' })}
        </Button>
      </Stack>
    </PortalForm>
  );
}
