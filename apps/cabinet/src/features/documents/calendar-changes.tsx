import { useLingui } from '@lingui/react/macro';
import { Button } from '@muddat/ui/button';
import { Inline } from '@muddat/ui/stack';
import type { CalendarCardProps } from './calendar.types.ts';

/** What ends the secret address that there is; no proof is needed to make it worthless. */
export function CalendarChanges({ onChange }: Pick<CalendarCardProps, 'onChange'>) {
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
