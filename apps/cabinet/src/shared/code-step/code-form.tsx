import { useLingui } from '@lingui/react/macro';
import { FormCodeField, PortalForm, setField, setFieldError, usePortalForm } from '@muddat/forms';
import { Button } from '@muddat/ui/button';
import { Stack } from '@muddat/ui/stack';
import { codeSchemaOf } from '@muddat/validators';
import { type ReactNode, useEffect } from 'react';
import * as v from 'valibot';
import { SubmitButton } from '../form/submit-button.tsx';
import type { Refusal } from '../refusal/refusal.ts';
import { RefusalBanner } from '../refusal/refusal-banner.tsx';
import { CodeNotice, useIsCodeLocked } from './code-notice.tsx';
import { CodeSentMessage } from './code-sent.tsx';
import { NoCodeHelp } from './no-code-help.tsx';
import { ResendCode } from './resend-code.tsx';
import type { CodeChannel, SentOtp } from './sent-otp.ts';
import { useTriesLeftText } from './use-tries-left.ts';
import { useWebOtp } from './use-web-otp.ts';

type Props = {
  otp: SentOtp;
  problem: Refusal | null;
  busy: 'checking' | CodeChannel | null;
  /** The label of the submit button, which names what the code does, such as sign in or pay. */
  submitLabel: string;
  onCode: (code: string) => void;
  onResend: (channel: CodeChannel) => void;
  /** The channels by which the customer may request a new code; all channels if left out. */
  channels?: readonly CodeChannel[];
  /** Content above the field that says what the code is for. */
  header?: ReactNode;
  /** Replaces the default sentence that says where the code was sent. */
  sentText?: string;
  /** Content above the field, below the server's refusal. */
  notice?: ReactNode;
  /** What to check if no code arrives; shown before the general advice. */
  hints?: readonly string[];
  /** Called when the customer wants to change the phone; left out if the phone is fixed. */
  onChangePhone?: () => void;
  /** Shown below the resend buttons and the help, above the button that changes the phone: a different method, how to cancel, or advice. */
  otherActions?: ReactNode;
};

/**
 * Refusals with these codes are shown at the field. Those in `NOTICE_PROBLEMS` change `otp`, and `CodeNotice` or the countdown of
 * `ResendCode` shows the result. All others are shown above the field.
 */
const FIELD_PROBLEMS = new Set(['otp_wrong', 'invalid_credentials']);
const NO_HINTS: readonly string[] = [];
const NOTICE_PROBLEMS = new Set(['otp_locked', 'otp_expired', 'resend_too_early', 'too_many_codes_sent', 'too_many_wrong_codes']);

/** The form for a sent code. The code can be typed, pasted, or filled in by the browser, and is submitted with its last digit. */
export function CodeForm({
  otp,
  problem,
  busy,
  submitLabel,
  onCode,
  onResend,
  channels,
  header,
  sentText,
  notice,
  hints = NO_HINTS,
  onChangePhone,
  otherActions,
}: Props) {
  const { t } = useLingui();
  const locked = useIsCodeLocked(otp);
  const tries = useTriesLeftText(otp.triesLeft);
  const form = usePortalForm({ schema: v.object({ code: codeSchemaOf(otp.length) }), initialValues: { code: '' } });
  const wrong = problem && FIELD_PROBLEMS.has(problem.code) ? problem : null;
  useEffect(() => {
    // Clear a refused code for the next try. Keep it if no response arrived, where `message` is ''.
    if (problem && problem.message !== '') setField(form, 'code', '');
    if (wrong) setFieldError(form, 'code', wrong.message);
  }, [form, problem, wrong]);
  useWebOtp(busy === null && !locked, (code) => {
    setField(form, 'code', code);
    onCode(code);
  });
  return (
    <PortalForm of={form} busy={busy !== null || locked} onSubmit={({ code }) => onCode(code)}>
      {header}
      <CodeSentMessage otp={otp}>{sentText}</CodeSentMessage>
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
          <SubmitButton pending={busy === 'checking'}>{submitLabel}</SubmitButton>
        </>
      )}
      <Stack gap="xs">
        <ResendCode
          otp={otp}
          pending={busy === 'checking' ? null : busy}
          disabled={busy === 'checking'}
          onResend={onResend}
          {...(channels ? { channels } : {})}
        />
        {!locked && <NoCodeHelp hints={hints} />}
        {otherActions}
        {onChangePhone && (
          <Button variant="ghost" width="full" onClick={onChangePhone}>
            {t({ message: 'Изменить номер', comment: 'Button at sign-in: back to the phone' })}
          </Button>
        )}
      </Stack>
    </PortalForm>
  );
}
