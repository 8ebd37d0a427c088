import { useLingui } from '@lingui/react/macro';
import { useSecondsLeft } from '@muddat/app-shell';
import { Banner } from '@muddat/ui/banner';
import { useCountdownText } from '../time/time-text.ts';
import type { SentOtp } from './sent-otp.ts';

/** Whether the code is locked now, after too many wrong tries: the server then accepts no code. */
export const useIsCodeLocked = (otp: Pick<SentOtp, 'lockedUntil'>): boolean => useSecondsLeft(otp.lockedUntil ?? 0) > 0;

/**
 * Why no code is accepted now: too many wrong codes, with a countdown to the end of the lock, or an expired code. Also says that too many
 * codes were sent.
 */
export function CodeNotice({ otp, tooManySent = false }: { otp: SentOtp; tooManySent?: boolean }) {
  const { t } = useLingui();
  const locked = useSecondsLeft(otp.lockedUntil ?? 0);
  const alive = useSecondsLeft(otp.expiresAt);
  const clock = useCountdownText(locked);
  if (locked > 0) {
    return (
      <Banner
        tone="bad"
        title={<Announcement>{t({ message: 'Слишком много неверных кодов', comment: 'Code step: no code is accepted' })}</Announcement>}
      >
        {t({ message: `Новый код можно запросить через ${clock}`, comment: 'Code step: time until a new code, as «2 мин 5 с»' })}
      </Banner>
    );
  }
  // `ResendCode` shows the countdown to the next code.
  if (tooManySent) {
    return (
      <Banner tone="soon" live="alert">
        {alive > 0
          ? t({
              message: 'Отправлено слишком много кодов. Последний ещё действует.',
              comment: 'Code step: no new code is sent for hours, the last one may be entered',
            })
          : t({
              message: 'Отправлено слишком много кодов.',
              comment: 'Code step: no new code is sent for hours, and the last one has run out',
            })}
      </Banner>
    );
  }
  if (alive > 0) return null;
  return (
    <Banner tone="soon" live="status">
      {t({ message: 'Время кода вышло. Запросите новый.', comment: 'Payment: the code can no longer be entered' })}
    </Banner>
  );
}

/** Only this text is a live region, so that screen readers do not read the seconds of the countdown again and again. */
const Announcement = ({ children }: { children: string }) => <span role="alert">{children}</span>;
