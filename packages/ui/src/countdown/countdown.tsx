import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatDateShort, formatTime, tashkentDate } from '@muddat/i18n';
import { type CalendarDate, daysBetween } from '@muddat/schedule';
import { useEffect, useState } from 'react';
import { useIsHydrated } from '../internal/use-is-hydrated.ts';
import { useLanguage } from '../internal/use-language.ts';
import { CountdownClock } from './clock-face.tsx';
import * as css from './countdown.css.ts';
import { timeLeft } from './time-left.ts';

export interface CountdownProps {
  /** The moment when the offer ends, ISO 8601. */
  endsAt: string;
  /** Today on the server, `YYYY-MM-DD` in Tashkent. Gives the number of days shown until the clock runs. */
  today: CalendarDate;
  /** Called at the end; from then on the component renders nothing. */
  onEnd?: () => void;
}

const TICK_MS = 1_000;

/** The end of an offer in words, and the time left: the server renders the number of days, the browser a running clock. */
export function Countdown({ endsAt, today, onEnd }: CountdownProps) {
  const inBrowser = useIsHydrated();
  const [now, setNow] = useState(Date.now);
  const end = Date.parse(endsAt);
  const left = timeLeft(now, end);
  const over = inBrowser && left === null;
  useEffect(() => {
    if (over) return onEnd?.();
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [over, onEnd]);
  if (over) return null;
  return (
    <div className={css.body}>
      <EndDate end={end} />
      <div className={css.left}>{inBrowser && left ? <CountdownClock left={left} /> : <DaysLeft end={end} today={today} />}</div>
    </div>
  );
}

/** An offer that ends at midnight shows its last full day, without a time. */
function EndDate({ end }: { end: number }) {
  const { t } = useLingui();
  const locale = useLanguage();
  const date = formatDateShort(lastDay(end), locale);
  const time = formatTime(new Date(end));
  return (
    <p className={css.endDate}>
      <time dateTime={new Date(end).toISOString()}>
        {time === '00:00'
          ? t({ message: `До ${date} включительно`, comment: 'Under an offer: it is valid to the end of {date}, a day and a month' })
          : t({ message: `До ${date}, ${time}`, comment: 'Under an offer: the day and the time of day when it ends' })}
      </time>
    </p>
  );
}

function DaysLeft({ end, today }: { end: number; today: CalendarDate }) {
  const { t } = useLingui();
  const days = daysBetween(today, lastDay(end));
  return (
    <p className={css.daysLeft}>
      {days > 0
        ? t({
            message: plural(days, { one: 'Остался # день', few: 'Осталось # дня', many: 'Осталось # дней', other: 'Осталось # дня' }),
            comment: 'Under an offer: number of days left until its last day',
          })
        : t({ message: 'Последний день', comment: 'Under an offer: today is its last day' })}
    </p>
  );
}

const lastDay = (end: number) => tashkentDate(new Date(end - 1));
