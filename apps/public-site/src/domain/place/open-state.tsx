import { useLingui } from '@lingui/react/macro';
import { Badge } from '@muddat/ui/badge';
import { formatMinuteOfDay, isAlwaysOpen, isOpenAt, parseHours } from './hours/opening-hours.ts';
import { useTashkentMinuteOfDay } from './hours/use-tashkent-minute.ts';

/**
 * Whether a place is open now, and until when. Rendered in the browser only, because the time at which a cached page was rendered is past.
 */
export function OpenStateBadge({ hours: text }: { hours: string }) {
  const { t } = useLingui();
  const minute = useTashkentMinuteOfDay();
  const hours = parseHours(text);
  if (minute === null || hours === null || isAlwaysOpen(hours)) return null;
  const [until, from] = [formatMinuteOfDay(hours.to), formatMinuteOfDay(hours.from)];
  return isOpenAt(hours, minute) ? (
    <Badge tone="good">
      {t({
        message: `открыто до ${until}`,
        comment: 'At an address: it is open now; the placeholder is the closing time',
      })}
    </Badge>
  ) : (
    <Badge>
      {t({
        message: `закрыто до ${from}`,
        comment: 'At an address: it is closed now; the placeholder is the next opening time',
      })}
    </Badge>
  );
}
