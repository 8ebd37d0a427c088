import { useLingui } from '@lingui/react/macro';
import { Button } from '@muddat/ui/button';
import { LinkButton } from '@muddat/ui/link';
import { Stack } from '@muddat/ui/stack';
import { ResultState } from '@muddat/ui/states';
import { type ReactNode, useEffect } from 'react';
import type { CodeChannel } from '../../../shared/code-step/sent-otp.ts';
import { focusHeading } from '../../../shared/page/focus-heading.ts';
import { AuthStepHeader } from '../phone-code/auth-step-header.tsx';
import { AuthStepSkeleton } from '../phone-code/auth-step-skeleton.tsx';
import { CodeEntryStep } from '../phone-code/code-entry-step.tsx';
import { PhoneEntryStep } from '../phone-code/phone-entry-step.tsx';
import { useReturnedToFirstStep } from '../phone-code/use-returned-to-first-step.ts';
import { NewPasswordStep } from './new-password-step.tsx';
import type { PasswordResetEvent, PasswordResetState } from './password-reset.machine.ts';
import { usePasswordResetTexts } from './use-password-reset-texts.ts';

export type PasswordResetViewProps = {
  state: PasswordResetState;
  send: (event: PasswordResetEvent) => void;
  onPhone: (phone: string) => void;
  onResend: (phone: string, channel: CodeChannel) => void;
  onCode: (phone: string, code: string) => void;
  onPassword: (password: string) => Promise<void>;
  /** Returns to the sign-in. */
  onLeave: () => void;
  /** The page to open after the reset. */
  targetHref: string;
  /** The recently added passkeys, shown after the reset: they still sign in, whatever the password is. */
  passkeys: ReactNode;
};

export function PasswordResetView(props: PasswordResetViewProps) {
  const { title, intro } = usePasswordResetTexts(props.state);
  if (props.state.kind === 'done') return <Done targetHref={props.targetHref} passkeys={props.passkeys} />;
  return (
    <Stack gap="l">
      <AuthStepHeader title={title}>{intro}</AuthStepHeader>
      <Step {...props} state={props.state} />
    </Stack>
  );
}

function Done({ targetHref, passkeys }: Pick<PasswordResetViewProps, 'targetHref' | 'passkeys'>) {
  const { t } = useLingui();
  useEffect(focusHeading, []);
  return (
    <Stack gap="l">
      <ResultState
        tone="good"
        announced={false}
        title={t({ message: 'Пароль изменён', comment: 'Reset of the password: it is done' })}
        actions={
          <LinkButton href={targetHref} width="full">
            {t({ message: 'Перейти в кабинет', comment: 'Button after the reset of the password: to the main page' })}
          </LinkButton>
        }
      >
        {t({
          message: 'Вы вошли. На всех других устройствах мы вышли из вашего кабинета: войдите там с новым паролем.',
          comment: 'After the reset of the password: the other devices were signed out',
        })}
      </ResultState>
      {passkeys}
    </Stack>
  );
}

type StepProps = PasswordResetViewProps & { state: Exclude<PasswordResetState, { kind: 'done' }> };

function Step({ state, send, onPhone, onResend, onCode, onPassword, onLeave }: StepProps) {
  const { t } = useLingui();
  const cameBack = useReturnedToFirstStep(state.kind === 'phone' || state.kind === 'sending-code');
  const toSignIn = (
    <Button variant="ghost" width="full" onClick={onLeave}>
      {t({ message: 'Вернуться ко входу', comment: 'Button at the reset of the password: back to the sign-in' })}
    </Button>
  );
  switch (state.kind) {
    case 'phone':
    case 'sending-code':
      return <PhoneEntryStep state={state} returnedToStep={cameBack} onPhone={onPhone} others={() => toSignIn} />;
    case 'asking-proof':
      return <AuthStepSkeleton />;
    case 'new-password':
      return <NewPasswordStep phone={state.phone} onPassword={onPassword} />;
    default:
      return (
        <CodeEntryStep
          state={state}
          submit={t({ message: 'Продолжить', comment: 'Button: submits the code and goes to the next step' })}
          onCode={onCode}
          onResend={onResend}
          onChangePhone={() => send({ type: 'phone-change-asked' })}
          others={state.otp.lockedUntil !== null && toSignIn}
        />
      );
  }
}
