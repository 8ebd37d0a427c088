import { useLingui } from '@lingui/react/macro';
import { useHydrated } from '@muddat/app-shell';
import { FormPhoneField, PortalForm, readText, usePortalForm } from '@muddat/forms';
import { Button } from '@muddat/ui/button';
import { phoneSchema } from '@muddat/validators';
import * as v from 'valibot';
import { ProblemBanner } from './problem-banner.tsx';
import type { SignInProblem } from './sign-in.machine.ts';

type Props = {
  phone: string;
  problem: SignInProblem | null;
  pending: boolean;
  onPhone: (phone: string) => void;
  onPasswordInstead: (phone: string) => void;
};

const schema = v.object({ phone: phoneSchema });

export function PhoneStep({ phone, problem, pending, onPhone, onPasswordInstead }: Props) {
  const { t } = useLingui();
  const ready = useHydrated();
  const form = usePortalForm({ schema, initialValues: { phone } });
  return (
    <PortalForm of={form} busy={pending} onSubmit={(values) => onPhone(values.phone)}>
      {problem && <ProblemBanner problem={problem} />}
      <FormPhoneField
        of={form}
        name="phone"
        label={t({ message: 'Номер телефона', comment: 'Label of the phone field at sign-in' })}
        autoComplete="tel"
      />
      <Button type="submit" width="full" pending={pending} disabled={!ready}>
        {t({ message: 'Получить код', comment: 'Button at sign-in: sends a code by SMS to the phone typed' })}
      </Button>
      <Button variant="ghost" width="full" disabled={!ready} onClick={() => onPasswordInstead(readText(form, 'phone'))}>
        {t({ message: 'Войти по паролю', comment: 'Button at sign-in: with a password instead of a code' })}
      </Button>
    </PortalForm>
  );
}
