import { useLingui } from '@lingui/react/macro';
import { formatHours, isAlwaysOpen, parseHours } from './hours/opening-hours.ts';

/** Formats '09:00-20:00'. Any other text is shown as it is. */
export function HoursText({ hours: text }: { hours: string }) {
  const { t } = useLingui();
  const hours = parseHours(text);
  if (hours && isAlwaysOpen(hours)) return t({ message: 'Круглосуточно', comment: 'Opening hours of an address: day and night' });
  return hours ? formatHours(hours) : text;
}
