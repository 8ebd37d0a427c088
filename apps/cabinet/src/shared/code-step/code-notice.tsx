import { useLingui } from '@lingui/react/macro';
import { useSecondsLeft } from '@muddat/app-shell';
import { Banner } from '@muddat/ui/banner';
import { useClockText } from '../time/time-text.ts';
import type { SentOtp } from './sent-otp.ts';

/** Whether a code may be entered now: it is not locked. */
export const useIsLocked = (otp: Pick<SentOtp, 'lockedUntil'>): boolean => useSecondsLeft(otp.lockedUntil ?? 0) > 0;

/** What keeps the code from being taken, and until when: too many tries, or its time is over. */
export function CodeNotice({ otp, tooManySent = false }: { otp: SentOtp; tooManySent?: boolean }) {
  const { t } = useLingui();
  const locked = useSecondsLeft(otp.lockedUntil ?? 0);
  const alive = useSecondsLeft(otp.expiresAt);
  const clock = useClockText(locked);
  if (locked > 0) {
    return (
      <Banner
        tone="bad"
        title={<Announcement>{t({ message: 'Слишком много неверных кодов', comment: 'Code step: no further try is taken' })}</Announcement>}
      >
        {t({ message: `Новый код можно запросить через ${clock}`, comment: 'Code step, locked: when it opens, as «2 мин 5 с»' })}
      </Banner>
    );
  }
  // The countdown to the next code stands under the field.
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

/** Announcement once; the seconds beside it are not read out each time. */
const Announcement = ({ children }: { children: string }) => <span role="alert">{children}</span>;
