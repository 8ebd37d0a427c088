import { useLingui } from '@lingui/react/macro';
import { Button } from '@muddat/ui/button';
import { Inline } from '@muddat/ui/stack';
import type { CalendarCardProps } from './calendar.types.ts';

/**
 * Buttons that replace the secret URL, or turn the calendar off. A new URL may require a re-authentication; turning the calendar off never
 * does.
 */
export function CalendarActions({ onChange }: Pick<CalendarCardProps, 'onChange'>) {
  const { t } = useLingui();
  return (
    <Inline gap="xs">
      <Button variant="ghost" size="s" onClick={() => onChange('renew')}>
        {t({ message: 'Новая ссылка', comment: 'Payment calendar: button that replaces its link; asks first' })}
      </Button>
      <Button variant="ghost" size="s" onClick={() => onChange('off')}>
        {t({ message: 'Отключить календарь', comment: 'Payment calendar: button that turns it off; asks first' })}
      </Button>
    </Inline>
  );
}
