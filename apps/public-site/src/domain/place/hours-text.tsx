import { useLingui } from '@lingui/react/macro';
import { formatHours, isAlwaysOpen, parseHours } from './hours/opening-hours.ts';

/** '09:00-20:00' as it is read, or the words of the data where they are no hours of a day. */
export function HoursText({ hours: text }: { hours: string }) {
  const { t } = useLingui();
  const hours = parseHours(text);
  if (hours && isAlwaysOpen(hours)) return t({ message: 'Круглосуточно', comment: 'Opening hours of an address: day and night' });
  return hours ? formatHours(hours) : text;
}
