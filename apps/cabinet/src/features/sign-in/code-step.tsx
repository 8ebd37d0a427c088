import { useLingui } from '@lingui/react/macro';
import { useSecondsLeft } from '@muddat/app-shell';
import { FormCodeField, PortalForm, refuseField, setField, usePortalForm } from '@muddat/forms';
import { Button } from '@muddat/ui/button';
import { Text } from '@muddat/ui/text';
import { codeSchemaOf } from '@muddat/validators';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';
import { ProblemBanner } from './problem-banner.tsx';
import type { SentOtp, SignInProblem } from './sign-in.machine.ts';

type Props = {
  otp: SentOtp;
  problem: SignInProblem | null;
  busy: 'checking' | 'resending' | null;
  onCode: (code: string) => void;
  onResend: () => void;
  onChangePhone: () => void;
  onPasswordInstead: () => void;
};

/** A wrong code is a mistake in this field; anything else concerns the whole step. */
const FIELD_PROBLEMS = new Set(['otp_wrong', 'invalid_credentials']);

export function CodeStep({ otp, problem, busy, onCode, onResend, onChangePhone, onPasswordInstead }: Props) {
  const { t } = useLingui();
  const { readable } = useRouteContext({ from: '__root__' });
  const told = useEffectEvent(readable);
  const form = usePortalForm({ schema: v.object({ code: codeSchemaOf(otp.length) }), initialValues: { code: '' } });
  const wrong = problem && FIELD_PROBLEMS.has(problem.code) ? problem : null;
  useEffect(() => {
    // A refused code is cleared for the next one; a lost connection keeps it.
    if (problem && problem.code !== 'no-answer') setField(form, 'code', '');
    if (wrong) refuseField(form, 'code', told(wrong.message));
  }, [form, problem, wrong]);
  return (
    <PortalForm of={form} busy={busy !== null} onSubmit={({ code }) => onCode(code)}>
      <Text>
        {t({
          message: `Мы отправили код на номер ${otp.maskedPhone}`,
          comment: 'Sign-in, above the code field; a phone with its middle hidden follows',
        })}
      </Text>
      {problem && !wrong && <ProblemBanner problem={problem} />}
      <FormCodeField
        of={form}
        autoFocus
        name="code"
        label={t({ message: 'Код из СМС', comment: 'Label of the field for the code from the SMS' })}
        length={otp.length}
      />
      <Button type="submit" width="full" pending={busy === 'checking'}>
        {t({ message: 'Войти', comment: 'Button: signs in' })}
      </Button>
      <Resend at={otp.resendAt} pending={busy === 'resending'} onResend={onResend} />
      <Button variant="ghost" width="full" onClick={onChangePhone}>
        {t({ message: 'Изменить номер', comment: 'Button at sign-in: back to the phone' })}
      </Button>
      <Button variant="ghost" width="full" onClick={onPasswordInstead}>
        {t({ message: 'Войти по паролю', comment: 'Button at sign-in: with a password instead of a code' })}
      </Button>
    </PortalForm>
  );
}

function Resend({ at, pending, onResend }: { at: number; pending: boolean; onResend: () => void }) {
  const { t } = useLingui();
  const left = useSecondsLeft(at);
  if (left > 0) {
    return (
      <Text tone="quiet" align="center" tabular>
        {t({ message: `Новый код можно запросить через ${left} с`, comment: 'Countdown at the code field, in seconds' })}
      </Text>
    );
  }
  return (
    <Button variant="secondary" width="full" pending={pending} onClick={onResend}>
      {t({ message: 'Отправить код ещё раз', comment: 'Button: sends a new code by SMS' })}
    </Button>
  );
}
