import { useLingui } from '@lingui/react/macro';
import { takeSignedOutNote } from '@muddat/app-shell';
import { Heading } from '@muddat/ui/heading';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import { useEffect, useState } from 'react';
import { CodeStep } from './code-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { PhoneStep } from './phone-step.tsx';
import type { SignInEvent, SignInState } from './sign-in.machine.ts';

export type SignInViewProps = {
  state: SignInState;
  send: (event: SignInEvent) => void;
  onPhone: (phone: string) => void;
  onResend: (phone: string) => void;
  onCode: (phone: string, code: string) => void;
  onPassword: (phone: string, password: string) => void;
};

/** The steps of signing in, one at a time under one heading. */
export function SignInView(props: SignInViewProps) {
  const { t } = useLingui();
  return (
    <Stack gap="l">
      <Stack gap="xs">
        <Heading level={1} size="xl">
          {t({ message: 'Вход', comment: 'Heading of the sign-in page' })}
        </Heading>
        <Lead />
      </Stack>
      <noscript>
        {t({
          message: 'Для входа нужен JavaScript: включите его в настройках браузера.',
          comment: 'On the sign-in page where the browser runs no scripts',
        })}
      </noscript>
      <Step {...props} />
    </Stack>
  );
}

/** What is behind the sign-in; or, where another page asked for it, why one is here. One line either way, so nothing moves. */
function Lead() {
  const { t } = useLingui();
  const [refused, setRefused] = useState(false);
  useEffect(() => setRefused(takeSignedOutNote()), []);
  return (
    <Text as="div" tone="quiet">
      <div role="status">
        {refused && t({ message: 'Вы не авторизованы. Войдите, чтобы продолжить', comment: 'Sign-in page, where another page needs it' })}
      </div>
      {!refused && t({ message: 'Ваши покупки, платежи и лимит', comment: 'Under the heading of the sign-in page: what is behind it' })}
    </Text>
  );
}

function Step({ state, send, onPhone, onResend, onCode, onPassword }: SignInViewProps) {
  const { t } = useLingui();
  if (state.kind === 'signed-in')
    return <Text>{t({ message: 'Открываем кабинет…', comment: 'After sign-in, while the next page loads' })}</Text>;
  const { phone } = state;
  if (state.kind === 'phone' || state.kind === 'sending-code') {
    return (
      <PhoneStep
        phone={phone}
        problem={state.kind === 'phone' ? state.problem : null}
        pending={state.kind === 'sending-code'}
        onPhone={onPhone}
        onPasswordInstead={(typed) => send({ type: 'password-chosen', phone: typed })}
      />
    );
  }
  if (state.kind === 'password' || state.otp === null) {
    return (
      <PasswordStep
        phone={phone}
        problem={state.kind === 'password' ? state.problem : null}
        pending={state.kind === 'signing-in'}
        onPassword={onPassword}
        onCodeInstead={(typed) => send({ type: 'code-chosen', phone: typed })}
      />
    );
  }
  return (
    <CodeStep
      otp={state.otp}
      problem={state.kind === 'code' ? state.problem : null}
      busy={state.kind === 'code' ? null : state.kind === 'resending' ? 'resending' : 'checking'}
      onCode={(code) => onCode(phone, code)}
      onResend={() => onResend(phone)}
      onChangePhone={() => send({ type: 'phone-change-asked' })}
      onPasswordInstead={() => send({ type: 'password-chosen', phone })}
    />
  );
}
