import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatDateLong, formatDateShort, formatRelativeDay, formatTime } from '@muddat/i18n';
import { useLanguage } from '../internal/use-language.ts';
import { elapsedTime } from './elapsed-time.ts';

export interface TimeAgoProps {
  /** When it happened, ISO 8601. */
  at: string;
  /** The server's time, ISO 8601, from which the distance counts. */
  now: string;
}

/** `5 минут назад`, `3 часа назад`, `вчера, 14:05`, `3 дня назад`, `1 ноября`. */
export function TimeAgo({ at, now }: TimeAgoProps) {
  const { t } = useLingui();
  const locale = useLanguage();
  const ago = elapsedTime(at, now);
  const words = (): string => {
    switch (ago.unit) {
      case 'now':
        return t({ message: 'только что', comment: 'When something happened: less than a minute ago' });
      case 'minutes':
        return t({
          message: plural(ago.count, { one: '# минуту назад', few: '# минуты назад', many: '# минут назад', other: '# минуты назад' }),
          comment: 'When something happened: minutes ago',
        });
      case 'hours':
        return t({
          message: plural(ago.count, { one: '# час назад', few: '# часа назад', many: '# часов назад', other: '# часа назад' }),
          comment: 'When something happened: hours ago',
        });
      case 'yesterday':
        return `${formatRelativeDay(at, now, locale)}, ${formatTime(at)}`;
      case 'days':
        return formatRelativeDay(at, now, locale);
      case 'date':
        return ago.otherYear ? formatDateLong(at, locale) : formatDateShort(at, locale);
    }
  };
  return <time dateTime={at}>{words()}</time>;
}
