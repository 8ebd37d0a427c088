import { useLingui } from '@lingui/react/macro';
import { FormCodeField, type PortalFormHandle } from '@muddat/forms';
import { Button } from '@muddat/ui/button';
import { Stack } from '@muddat/ui/stack';
import { CodeNotice, useIsCodeLocked } from '../../shared/code-step/code-notice.tsx';
import { CodeSentMessage } from '../../shared/code-step/code-sent.tsx';
import { ResendCode } from '../../shared/code-step/resend-code.tsx';
import type { CodeChannel, SentOtp } from '../../shared/code-step/sent-otp.ts';
import { useTriesLeftText } from '../../shared/code-step/use-tries-left.ts';

type Fields = { current: string | null | undefined; code: string | null | undefined; password: string };
type Output = { current: string; code: string; password: string };
type Form = PortalFormHandle<Fields, Output>;

type Props = { of: Form; otp: SentOtp | null; sending: CodeChannel | null; onRequestCode: (channel: CodeChannel) => void };

/** The proof by a code: a button that requests the code, then the code field next to the new password. */
export function CodeProof({ of, otp, sending, onRequestCode }: Props) {
  const { t } = useLingui();
  if (otp) return <SentCodeFields of={of} otp={otp} sending={sending} onRequestCode={onRequestCode} />;
  return (
    <Button width="full" pending={sending !== null} onClick={() => onRequestCode('sms')}>
      {t({ message: 'Получить код', comment: 'Button at sign-in: sends a code by SMS to the phone typed' })}
    </Button>
  );
}

function SentCodeFields({ of, otp, sending, onRequestCode }: Props & { otp: SentOtp }) {
  const { t } = useLingui();
  const locked = useIsCodeLocked(otp);
  const tries = useTriesLeftText(otp.triesLeft);
  return (
    <Stack gap="m">
      <CodeSentMessage otp={otp} />
      <CodeNotice otp={otp} />
      {!locked && (
        <FormCodeField
          of={of}
          autoFocus
          name="code"
          label={t({ message: 'Код из СМС', comment: 'Label of the field for the code from the SMS' })}
          description={tries}
          length={otp.length}
          // Do not submit the form with the last digit: the customer still has to type the new password.
          submitOnComplete={false}
        />
      )}
      <ResendCode otp={otp} pending={sending} onResend={onRequestCode} />
    </Stack>
  );
}
