import { useLingui } from '@lingui/react/macro';
import { Badge } from '@muddat/ui/badge';
import { formatMinute, isAlwaysOpen, isOpenAt, parseHours } from './opening-hours.ts';
import { useTashkentMinute } from './use-tashkent-minute.ts';

/**
 * Whether a place is open now, and until when. Rendered in the browser only, because the time at which a cached page was rendered is past.
 */
export function OpenState({ hours: text }: { hours: string }) {
  const { t } = useLingui();
  const minute = useTashkentMinute();
  const hours = parseHours(text);
  if (minute === null || hours === null || isAlwaysOpen(hours)) return null;
  const [until, from] = [formatMinute(hours.to), formatMinute(hours.from)];
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
