import { useLingui } from '@lingui/react/macro';
import { Text } from '@muddat/ui/text';
import type { SentOtp } from './sent-otp.ts';

/** Where the code went, and how, in words of the step's own if it has any. Read out again when it went another way. */
export function CodeSent({ otp, children }: { otp: SentOtp; children?: string | undefined }) {
  const { t } = useLingui();
  const { maskedPhone } = otp;
  return (
    <div role="status">
      <Text>
        {otp.channel === 'call'
          ? t({
              message: `Звоним на номер ${maskedPhone}: код назовёт робот`,
              comment: 'Above the code field after a call was asked for; a phone with its middle hidden follows',
            })
          : (children ??
            t({
              message: `Мы отправили код на номер ${maskedPhone}`,
              comment: 'Sign-in, above the code field; a phone with its middle hidden follows',
            }))}
      </Text>
    </div>
  );
}
