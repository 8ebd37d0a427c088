import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatDateShort, formatTime, tashkentDate } from '@muddat/i18n';
import { daysBetween } from '@muddat/schedule';
import { useEffect, useState } from 'react';
import { useInBrowser } from '../internal/use-in-browser.ts';
import { useLocale } from '../internal/use-locale.ts';
import { ClockFace } from './clock-face.tsx';
import * as css from './countdown.css.ts';
import { timeLeft } from './time-left.ts';

export interface CountdownProps {
  /** The moment after which there is nothing more, ISO 8601. */
  endsAt: string;
  /** The server's today, 'YYYY-MM-DD' in Tashkent: what is drawn before a clock runs. */
  today: string;
  /** It has come to its end; then nothing is drawn. */
  onEnd?: () => void;
}

const TICK_MS = 1_000;

/** Until when, in words; and how long yet: days from the server, a clock in the browser. */
export function Countdown({ endsAt, today, onEnd }: CountdownProps) {
  const inBrowser = useInBrowser();
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
      <Until end={end} />
      <div className={css.left}>{inBrowser && left ? <ClockFace left={left} /> : <DaysLeft end={end} today={today} />}</div>
    </div>
  );
}

/** The last day that is wholly an offer's is named without an hour. */
function Until({ end }: { end: number }) {
  const { t } = useLingui();
  const locale = useLocale();
  const date = formatDateShort(lastDay(end), locale);
  const time = formatTime(new Date(end));
  return (
    <p className={css.until}>
      <time dateTime={new Date(end).toISOString()}>
        {time === '00:00'
          ? t({ message: `До ${date} включительно`, comment: 'Of an offer: its last day, which is a day and a month, counts wholly' })
          : t({ message: `До ${date}, ${time}`, comment: 'Of an offer: the day and the time of day when it ends' })}
      </time>
    </p>
  );
}

function DaysLeft({ end, today }: { end: number; today: string }) {
  const { t } = useLingui();
  const days = daysBetween(today, lastDay(end));
  return (
    <p className={css.days}>
      {days > 0
        ? t({
            message: plural(days, { one: 'Остался # день', few: 'Осталось # дня', many: 'Осталось # дней', other: 'Осталось # дня' }),
            comment: 'Of an offer: so many days are left until its last day',
          })
        : t({ message: 'Последний день', comment: 'Of an offer: today is its last day' })}
    </p>
  );
}

const lastDay = (end: number): string => tashkentDate(new Date(end - 1));
