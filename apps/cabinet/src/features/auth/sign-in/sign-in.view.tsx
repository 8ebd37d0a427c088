import { useLingui } from '@lingui/react/macro';
import { Button } from '@muddat/ui/button';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import type { CodeChannel } from '../../../shared/code-step/sent-otp.ts';
import { AuthStepHeader } from '../phone-code/auth-step-header.tsx';
import { CodeEntryStep } from '../phone-code/code-entry-step.tsx';
import { PhoneEntryStep } from '../phone-code/phone-entry-step.tsx';
import { useReturnedToFirstStep } from '../phone-code/use-returned-to-first-step.ts';
import { PasswordStep } from './password-step.tsx';
import { type SignInEvent, type SignInState, signInUrlStep } from './sign-in.machine.ts';
import { SignInAlternatives } from './sign-in-alternatives.tsx';
import { SignInIntro } from './sign-in-intro.tsx';

export type SignInViewProps = {
  state: SignInState;
  send: (event: SignInEvent) => void;
  /** Whether passkeys work in this browser and at this URL. */
  passkeys: boolean;
  registerHref: string;
  onPhone: (phone: string) => void;
  onResend: (phone: string, channel: CodeChannel) => void;
  onCode: (phone: string, code: string) => void;
  onPassword: (phone: string, password: string) => void;
  onPasskey: (phone: string) => void;
  onReset: () => void;
};

/** The steps of the sign-in, one at a time under one heading. */
export function SignInView(props: SignInViewProps) {
  const { t } = useLingui();
  return (
    <Stack gap="l">
      <AuthStepHeader title={t({ message: 'Вход', comment: 'Heading of the sign-in page' })}>
        {signInUrlStep(props.state) !== 'code' && <SignInIntro />}
      </AuthStepHeader>
      <Step {...props} />
    </Stack>
  );
}

function Step({ state, send, passkeys, registerHref, onPhone, onResend, onCode, onPassword, onPasskey, onReset }: SignInViewProps) {
  const { t } = useLingui();
  const cameBack = useReturnedToFirstStep(state.kind === 'phone' || state.kind === 'sending-code');
  switch (state.kind) {
    case 'signed-in':
      return <Text>{t({ message: 'Открываем кабинет…', comment: 'After sign-in, while the next page loads' })}</Text>;
    case 'unregistered':
      return <Text>{t({ message: 'Переходим к регистрации…', comment: 'After a right code of a phone that is not registered' })}</Text>;
    case 'phone':
    case 'sending-code':
    case 'asking-passkey':
      return (
        <PhoneEntryStep
          state={state.kind === 'asking-passkey' ? { kind: 'waiting', phone: state.phone } : state}
          returnedToStep={cameBack}
          onPhone={onPhone}
          others={(typed, ready) => (
            <SignInAlternatives
              ready={ready}
              passkeys={passkeys}
              passkeyPending={state.kind === 'asking-passkey'}
              registerHref={registerHref}
              onPassword={() => send({ type: 'password-chosen', phone: typed() })}
              onPasskey={() => onPasskey(typed())}
            />
          )}
        />
      );
    case 'password':
    case 'checking-password':
      return (
        <PasswordStep
          phone={state.phone}
          problem={state.kind === 'password' ? state.problem : null}
          pending={state.kind === 'checking-password'}
          onPassword={onPassword}
          onCodeInstead={(typed) => send({ type: 'code-chosen', phone: typed })}
          onForgotten={onReset}
        />
      );
    default:
      return (
        <CodeEntryStep
          state={state}
          submit={t({ message: 'Войти', comment: 'Button: signs in' })}
          onCode={onCode}
          onResend={onResend}
          onChangePhone={() => send({ type: 'phone-change-asked' })}
          others={
            <>
              <Button variant="ghost" width="full" onClick={() => send({ type: 'password-chosen', phone: state.phone })}>
                {t({ message: 'Войти по паролю', comment: 'Button at sign-in: with a password instead of a code' })}
              </Button>
              {state.otp.lockedUntil !== null && (
                <Button variant="ghost" width="full" onClick={onReset}>
                  {t({
                    message: 'Сбросить пароль',
                    comment: 'Button at sign-in, after too many wrong codes: to the reset of the password',
                  })}
                </Button>
              )}
            </>
          }
        />
      );
  }
}
