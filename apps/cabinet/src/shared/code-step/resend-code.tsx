import { useLingui } from '@lingui/react/macro';
import { useSecondsLeft } from '@muddat/app-shell';
import { Button } from '@muddat/ui/button';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import { useCountdownText } from '../time/time-text.ts';
import { type CodeChannel, otherCodeChannel, type SentOtp } from './sent-otp.ts';

type Props = {
  otp: SentOtp;
  /** The channel by which a new code is being requested; null if none is. */
  pending: CodeChannel | null;
  disabled?: boolean;
  channels?: readonly CodeChannel[];
  onResend: (channel: CodeChannel) => void;
};

/**
 * A countdown until a new code can be requested, then one button for each channel. Nothing while the code is locked: `CodeNotice` shows
 * that countdown.
 */
export function ResendCode({ otp, pending, disabled = false, channels = ['sms', 'call'], onResend }: Props) {
  const { t } = useLingui();
  const left = useSecondsLeft(Math.max(otp.resendAt, otp.lockedUntil ?? 0));
  const locked = useSecondsLeft(otp.lockedUntil ?? 0) > 0;
  const clock = useCountdownText(left);
  if (locked) return null;
  if (left > 0) {
    return (
      <Text tone="quiet" align="center" tabular>
        {t({ message: `Новый код можно запросить через ${clock}`, comment: 'Code step, locked: when it opens, as «2 мин 5 с»' })}
      </Text>
    );
  }
  const words = {
    sms: t({ message: 'Отправить код ещё раз', comment: 'Button: sends a new code by SMS' }),
    call: t({ message: 'Получить код по звонку', comment: 'Button at the code field: a robot calls and says the code' }),
  };
  return (
    <Stack gap="xs">
      {channels.map((channel) => (
        <Button
          key={channel}
          variant={channel === 'sms' ? 'secondary' : 'ghost'}
          width="full"
          pending={pending === channel}
          disabled={disabled || pending === otherCodeChannel(channel)}
          onClick={() => onResend(channel)}
        >
          {words[channel]}
        </Button>
      ))}
    </Stack>
  );
}
