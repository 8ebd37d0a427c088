import { useLingui } from '@lingui/react/macro';
import { FormPasswordField, PortalForm, setFieldError, usePortalForm } from '@muddat/forms';
import { Button } from '@muddat/ui/button';
import { Dialog } from '@muddat/ui/dialog';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import { passwordSignInSchema } from '@muddat/validators';
import { useEffect } from 'react';
import * as v from 'valibot';
import { CodeForm } from '../code-step/code-form.tsx';
import type { CodeChannel } from '../code-step/sent-otp.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import type { Refusal } from '../refusal/refusal.ts';
import { RefusalBanner } from '../refusal/refusal-banner.tsx';
import type { ReauthMethod, ReauthState } from './reauth.machine.ts';

export type ReauthViewProps = {
  state: ReauthState;
  /** The methods that the server accepts and this device supports. */
  methods: readonly ReauthMethod[];
  onMethod: (by: ReauthMethod) => void;
  onOtherMethod: () => void;
  onCode: (code: string) => void;
  onResend: (channel: CodeChannel) => void;
  onPassword: (password: string) => void;
  onClose: () => void;
};

/** The re-authentication dialog, shown over the page that requires it. */
export function ReauthView({ state, methods, onClose, ...acts }: ReauthViewProps) {
  const { t } = useLingui();
  return (
    <Dialog open title={t({ message: 'Подтвердите, что это вы', comment: 'Heading of the re-authentication dialog' })} onClose={onClose}>
      <Stack gap="m">
        <Text tone="quiet">
          {t({
            message: 'Так деньги и вход защищены, даже если кабинет открыл кто-то другой. После этого мы сразу продолжим.',
            comment: 'Why a customer who is signed in is asked to prove who they are',
          })}
        </Text>
        <Step state={state} methods={methods} {...acts} />
      </Stack>
    </Dialog>
  );
}

type StepProps = Omit<ReauthViewProps, 'onClose'>;

function Step({ state, methods, onMethod, onOtherMethod, onCode, onResend, onPassword }: StepProps) {
  const { t } = useLingui();
  const { method, otp, busy, problem } = state;
  const goOn = t({ message: 'Подтвердить', comment: 'Button: submits the code or password that proves the identity' });
  const other = (
    <Button variant="ghost" width="full" disabled={busy !== null} onClick={onOtherMethod}>
      {t({ message: 'Подтвердить иначе', comment: 'Button: shows the other ways to prove the identity' })}
    </Button>
  );
  if (method === 'code' && otp !== null) {
    return <CodeForm otp={otp} problem={problem} busy={busy} submitLabel={goOn} onCode={onCode} onResend={onResend} otherActions={other} />;
  }
  if (method === 'password') {
    return (
      <>
        <PasswordForm problem={problem} pending={busy !== null} submit={goOn} onPassword={onPassword} />
        {other}
      </>
    );
  }
  return <MethodChoice state={state} methods={methods} onMethod={onMethod} />;
}

function MethodChoice({
  state: { method: by, busy, problem },
  methods,
  onMethod,
}: Pick<ReauthViewProps, 'state' | 'methods' | 'onMethod'>) {
  const { t } = useLingui();
  const words: Record<ReauthMethod, string> = {
    code: t({ message: 'Код из СМС', comment: 'Label of the field for the code from the SMS' }),
    password: t({ message: 'Пароль', comment: 'Label of the password field at sign-in' }),
    passkey: t({ message: 'Ключ доступа', comment: 'Button: proves the identity with a passkey of this device' }),
  };
  return (
    <Stack gap="s">
      {problem && <RefusalBanner refusal={problem} />}
      {methods.map((method, index) => (
        <Button
          key={method}
          variant={index === 0 ? 'primary' : 'secondary'}
          width="full"
          pending={busy !== null && by === method}
          disabled={busy !== null && by !== method}
          onClick={() => onMethod(method)}
        >
          {words[method]}
        </Button>
      ))}
    </Stack>
  );
}

type PasswordFormProps = { problem: Refusal | null; pending: boolean; submit: string; onPassword: (password: string) => void };
const passwordSchema = v.pick(passwordSignInSchema, ['password']);

function PasswordForm({ problem, pending, submit, onPassword }: PasswordFormProps) {
  const { t } = useLingui();
  const form = usePortalForm({ schema: passwordSchema, initialValues: { password: '' } });
  const wrong = problem?.code === 'password_wrong' ? problem : null;
  useEffect(() => {
    if (wrong) setFieldError(form, 'password', wrong.message);
  }, [form, wrong]);
  return (
    <PortalForm of={form} busy={pending} onSubmit={({ password }) => onPassword(password)}>
      {problem && !wrong && <RefusalBanner refusal={problem} />}
      <FormPasswordField
        of={form}
        name="password"
        label={t({ message: 'Пароль', comment: 'Label of the password field at sign-in' })}
        autoComplete="current-password"
        autoFocus
      />
      <SubmitButton pending={pending}>{submit}</SubmitButton>
    </PortalForm>
  );
}
