import { useLingui } from '@lingui/react/macro';
import { Text } from '@muddat/ui/text';
import type { SentOtp } from './sent-otp.ts';

/**
 * Says where the code was sent, and by which channel; `children` replaces the sentence for SMS. A live region: a change of channel is
 * announced.
 */
export function CodeSentMessage({ otp, children }: { otp: SentOtp; children?: string | undefined }) {
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
