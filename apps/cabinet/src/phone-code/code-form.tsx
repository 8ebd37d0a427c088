import { useLingui } from '@lingui/react/macro';
import { FormCodeField, PortalForm, refuseField, setField, usePortalForm } from '@muddat/forms';
import { Button } from '@muddat/ui/button';
import { Stack } from '@muddat/ui/stack';
import { codeSchemaOf } from '@muddat/validators';
import { useRouteContext } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';
import { CodeNotice, useIsLocked } from '../code-step/code-notice.tsx';
import { CodeSent } from '../code-step/code-sent.tsx';
import { Resend } from '../code-step/resend.tsx';
import type { CodeChannel, CodeRefusal, SentOtp } from '../code-step/sent-otp.ts';
import { useTriesLeft } from '../code-step/use-tries-left.ts';
import { ProblemBanner } from './problem-banner.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useWebOtp } from './use-web-otp.ts';

type Props = {
  otp: SentOtp;
  problem: CodeRefusal | null;
  busy: 'checking' | CodeChannel | null;
  /** What the code does: signs in, goes on. */
  submit: string;
  onCode: (code: string) => void;
  onResend: (channel: CodeChannel) => void;
  /** Left out where the phone is not theirs to choose. */
  onChangePhone?: () => void;
  /** Ways that need no code. */
  others?: ReactNode;
};

/** A wrong code is a mistake in this field; what the notice tells already is not told twice; anything else concerns the whole step. */
const FIELD_PROBLEMS = new Set(['otp_wrong', 'invalid_credentials']);
const NOTICE_PROBLEMS = new Set(['otp_locked', 'otp_expired', 'resend_too_early']);

/** The code that was sent: typed, pasted, or filled in by the device, and sent off with its last digit. */
export function CodeForm({ otp, problem, busy, submit, onCode, onResend, onChangePhone, others }: Props) {
  const { t } = useLingui();
  const { readable } = useRouteContext({ from: '__root__' });
  const told = useEffectEvent(readable);
  const locked = useIsLocked(otp);
  const tries = useTriesLeft(otp.triesLeft);
  const form = usePortalForm({ schema: v.object({ code: codeSchemaOf(otp.length) }), initialValues: { code: '' } });
  const wrong = problem && FIELD_PROBLEMS.has(problem.code) ? problem : null;
  useEffect(() => {
    // A refused code is cleared for the next one; a lost connection keeps it.
    if (problem && problem.code !== 'no-answer') setField(form, 'code', '');
    if (wrong) refuseField(form, 'code', told(wrong.message));
  }, [form, problem, wrong]);
  useWebOtp(busy === null && !locked, (code) => {
    setField(form, 'code', code);
    onCode(code);
  });
  return (
    <PortalForm of={form} busy={busy !== null || locked} onSubmit={({ code }) => onCode(code)}>
      <CodeSent otp={otp} />
      {problem && !wrong && !NOTICE_PROBLEMS.has(problem.code) && <ProblemBanner problem={problem} />}
      <CodeNotice otp={otp} />
      {!locked && (
        <>
          <FormCodeField
            of={form}
            autoFocus
            name="code"
            label={t({ message: 'Код из СМС', comment: 'Label of the field for the code from the SMS' })}
            description={tries}
            length={otp.length}
          />
          <SubmitButton pending={busy === 'checking'}>{submit}</SubmitButton>
        </>
      )}
      <Stack gap="xs">
        <Resend otp={otp} pending={busy === 'checking' ? null : busy} disabled={busy === 'checking'} onResend={onResend} />
        {others}
        {onChangePhone && (
          <Button variant="ghost" width="full" onClick={onChangePhone}>
            {t({ message: 'Изменить номер', comment: 'Button at sign-in: back to the phone' })}
          </Button>
        )}
      </Stack>
    </PortalForm>
  );
}
