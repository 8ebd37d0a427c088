import { useLingui } from '@lingui/react/macro';
import { Banner } from '@muddat/ui/banner';
import { useEffect, useRef } from 'react';
import type { CalendarOutcome } from './calendar.types.ts';
import * as css from './documents.css.ts';

/** The result of the last change. Takes the focus, because the focused button was removed. */
export function CalendarNote({ outcome }: { outcome: CalendarOutcome | null }) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome !== null) place.current?.focus();
  }, [outcome]);
  const words: Record<CalendarOutcome, string> = {
    on: t({ message: 'Календарь включён. Добавьте его по ссылке.', comment: 'After the payment calendar was turned on' }),
    shown: t({ message: 'Ссылка показана.', comment: 'After the link of the payment calendar was shown' }),
    renewed: t({
      message: 'Готова новая ссылка. Старая больше не работает.',
      comment: 'After the link of the payment calendar was replaced',
    }),
    off: t({ message: 'Календарь отключён. Ссылка больше не работает.', comment: 'After the payment calendar was turned off' }),
  };
  return (
    // The live region is always mounted, so that screen readers announce a change.
    <div ref={place} role="status" tabIndex={-1} className={css.statusNote}>
      {outcome !== null && <Banner tone="good">{words[outcome]}</Banner>}
    </div>
  );
}
