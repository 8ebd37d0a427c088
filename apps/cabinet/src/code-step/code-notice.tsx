import { useLingui } from '@lingui/react/macro';
import { useSecondsLeft } from '@muddat/app-shell';
import { Banner } from '@muddat/ui/banner';
import type { SentOtp } from './sent-otp.ts';
import { useClockText } from './use-clock-text.ts';

/** Whether a code may be entered now: it is not locked. */
export const useIsLocked = (otp: Pick<SentOtp, 'lockedUntil'>): boolean => useSecondsLeft(otp.lockedUntil ?? 0) > 0;

/** What keeps the code from being taken, and until when: too many tries, or its time is over. */
export function CodeNotice({ otp }: { otp: SentOtp }) {
  const { t } = useLingui();
  const locked = useSecondsLeft(otp.lockedUntil ?? 0);
  const alive = useSecondsLeft(otp.expiresAt);
  const clock = useClockText(locked);
  if (locked > 0) {
    return (
      <Banner
        tone="bad"
        title={<Said>{t({ message: 'Слишком много неверных кодов', comment: 'Code step: no further try is taken' })}</Said>}
      >
        {t({ message: `Новый код можно запросить через ${clock}`, comment: 'Code step, locked: when it opens, as «2 мин 5 с»' })}
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

/** Said once; the seconds beside it are not read out each time. */
const Said = ({ children }: { children: string }) => <span role="alert">{children}</span>;
