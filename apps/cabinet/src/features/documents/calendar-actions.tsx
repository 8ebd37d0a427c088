import { useLingui } from '@lingui/react/macro';
import { Button } from '@muddat/ui/button';
import { Inline } from '@muddat/ui/stack';
import type { CalendarCardProps } from './calendar.types.ts';

/** Replaces or removes the secret URL. A new URL may require a re-authentication; removing the URL never does. */
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
