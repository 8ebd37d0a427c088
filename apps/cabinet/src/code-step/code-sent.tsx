import { useLingui } from '@lingui/react/macro';
import { Text } from '@muddat/ui/text';
import type { SentOtp } from './sent-otp.ts';

/** Where the code went, and how. Read out again when it went another way. */
export function CodeSent({ otp }: { otp: SentOtp }) {
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
          : t({
              message: `Мы отправили код на номер ${maskedPhone}`,
              comment: 'Sign-in, above the code field; a phone with its middle hidden follows',
            })}
      </Text>
    </div>
  );
}
