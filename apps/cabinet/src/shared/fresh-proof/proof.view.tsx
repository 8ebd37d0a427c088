import { useLingui } from '@lingui/react/macro';
import { FormPasswordField, PortalForm, refuseField, usePortalForm } from '@muddat/forms';
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
import type { ProofMethod, ProofState } from './proof.machine.ts';

export type ProofViewProps = {
  state: ProofState;
  /** The methods that the server accepts and this device supports. */
  methods: readonly ProofMethod[];
  onWay: (by: ProofMethod) => void;
  onOtherWay: () => void;
  onCode: (code: string) => void;
  onResend: (channel: CodeChannel) => void;
  onPassword: (password: string) => void;
  onClose: () => void;
};

/** The re-authentication dialog, shown over the page that requires it. */
export function ProofView({ state, methods, onClose, ...acts }: ProofViewProps) {
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

type StepProps = Omit<ProofViewProps, 'onClose'>;

function Step({ state, methods, onWay, onOtherWay, onCode, onResend, onPassword }: StepProps) {
  const { t } = useLingui();
  const { by, otp, busy, problem } = state;
  const goOn = t({ message: 'Подтвердить', comment: 'Button: submits the code or password that proves the identity' });
  const other = (
    <Button variant="ghost" width="full" disabled={busy !== null} onClick={onOtherWay}>
      {t({ message: 'Подтвердить иначе', comment: 'Button: shows the other ways to prove the identity' })}
    </Button>
  );
  if (by === 'code' && otp !== null) {
    return <CodeForm otp={otp} problem={problem} busy={busy} submit={goOn} onCode={onCode} onResend={onResend} others={other} />;
  }
  if (by === 'password') {
    return (
      <>
        <PasswordProof problem={problem} pending={busy !== null} submit={goOn} onPassword={onPassword} />
        {other}
      </>
    );
  }
  return <Ways state={state} methods={methods} onWay={onWay} />;
}

function Ways({ state: { by, busy, problem }, methods, onWay }: Pick<ProofViewProps, 'state' | 'methods' | 'onWay'>) {
  const { t } = useLingui();
  const words: Record<ProofMethod, string> = {
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
          onClick={() => onWay(method)}
        >
          {words[method]}
        </Button>
      ))}
    </Stack>
  );
}

type PasswordProofProps = { problem: Refusal | null; pending: boolean; submit: string; onPassword: (password: string) => void };
const passwordSchema = v.pick(passwordSignInSchema, ['password']);

function PasswordProof({ problem, pending, submit, onPassword }: PasswordProofProps) {
  const { t } = useLingui();
  const form = usePortalForm({ schema: passwordSchema, initialValues: { password: '' } });
  const wrong = problem?.code === 'password_wrong' ? problem : null;
  useEffect(() => {
    if (wrong) refuseField(form, 'password', wrong.message);
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
