import { useLingui } from '@lingui/react/macro';
import { FormCodeField, PortalForm, refuseField, setField, usePortalForm } from '@muddat/forms';
import { Button } from '@muddat/ui/button';
import { Stack } from '@muddat/ui/stack';
import { codeSchemaOf } from '@muddat/validators';
import { type ReactNode, useEffect } from 'react';
import * as v from 'valibot';
import { SubmitButton } from '../form/submit-button.tsx';
import type { Refusal } from '../refusal/refusal.ts';
import { RefusalBanner } from '../refusal/refusal-banner.tsx';
import { CodeNotice, useIsLocked } from './code-notice.tsx';
import { CodeSent } from './code-sent.tsx';
import { NoCodeHelp } from './no-code-help.tsx';
import { Resend } from './resend.tsx';
import type { CodeChannel, SentOtp } from './sent-otp.ts';
import { useTriesLeft } from './use-tries-left.ts';
import { useWebOtp } from './use-web-otp.ts';

type Props = {
  otp: SentOtp;
  problem: Refusal | null;
  busy: 'checking' | CodeChannel | null;
  /** What the code does: signs in, pays, goes on. */
  submit: string;
  onCode: (code: string) => void;
  onResend: (channel: CodeChannel) => void;
  /** The ways by which a new code can be asked for; all where left out. */
  channels?: readonly CodeChannel[];
  /** Says above the field what the code is for. */
  head?: ReactNode;
  /** In place of the sentence that says where the code went. */
  sent?: string;
  /** Stands above the field, after what the server refused. */
  notice?: ReactNode;
  /** What to check when no code comes, besides what helps with any code. */
  checks?: readonly string[];
  /** Left out where the phone is not theirs to choose. */
  onChangePhone?: () => void;
  /** Ways on that need no code. */
  others?: ReactNode;
};

/** A wrong code is a mistake in this field; what the notice tells already is not told twice; anything else concerns the whole step. */
const FIELD_PROBLEMS = new Set(['otp_wrong', 'invalid_credentials']);
const NO_CHECKS: readonly string[] = [];
const NOTICE_PROBLEMS = new Set(['otp_locked', 'otp_expired', 'resend_too_early', 'too_many_codes_sent', 'too_many_wrong_codes']);

/** The code that was sent: typed, pasted, or filled in by the device, and sent off with its last digit. */
export function CodeForm({
  otp,
  problem,
  busy,
  submit,
  onCode,
  onResend,
  channels,
  head,
  sent,
  notice,
  checks = NO_CHECKS,
  onChangePhone,
  others,
}: Props) {
  const { t } = useLingui();
  const locked = useIsLocked(otp);
  const tries = useTriesLeft(otp.triesLeft);
  const form = usePortalForm({ schema: v.object({ code: codeSchemaOf(otp.length) }), initialValues: { code: '' } });
  const wrong = problem && FIELD_PROBLEMS.has(problem.code) ? problem : null;
  useEffect(() => {
    // A refused code is cleared for the next one; a lost connection keeps it.
    if (problem && problem.message !== '') setField(form, 'code', '');
    if (wrong) refuseField(form, 'code', wrong.message);
  }, [form, problem, wrong]);
  useWebOtp(busy === null && !locked, (code) => {
    setField(form, 'code', code);
    onCode(code);
  });
  return (
    <PortalForm of={form} busy={busy !== null || locked} onSubmit={({ code }) => onCode(code)}>
      {head}
      <CodeSent otp={otp}>{sent}</CodeSent>
      {problem && !wrong && !NOTICE_PROBLEMS.has(problem.code) && <RefusalBanner refusal={problem} />}
      <CodeNotice otp={otp} tooManySent={problem?.code === 'too_many_codes_sent'} />
      {notice}
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
        <Resend
          otp={otp}
          pending={busy === 'checking' ? null : busy}
          disabled={busy === 'checking'}
          onResend={onResend}
          {...(channels ? { channels } : {})}
        />
        {!locked && <NoCodeHelp checks={checks} />}
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
