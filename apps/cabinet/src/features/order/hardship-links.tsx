import { useLingui } from '@lingui/react/macro';
import type { CalendarDate } from '@muddat/schedule';
import { LinkButton } from '@muddat/ui/link';
import { Inline } from '@muddat/ui/stack';
import type { Order } from '../../domain/order/order-queries.ts';
import { hardshipOptions } from '../../domain/schedule/hardship-choices.ts';

/** Links for a customer who cannot pay in time: move a due date, or split the overdue sum. */
export function HardshipLinks({ order, today, href }: { order: Order; today: CalendarDate; href: string }) {
  const { t } = useLingui();
  const choices = hardshipOptions(order, today);
  if (choices === null || choices.inCourt) return null;
  return (
    <Inline>
      {choices.movable.length > 0 && (
        <LinkButton href={`${href}?change=move`} variant="secondary">
          {t({ message: 'Перенести дату', comment: 'Link on the page of an order: to the page on which a due date is moved' })}
        </LinkButton>
      )}
      {choices.overdue > 0 && (
        <LinkButton href={`${href}?change=split`} variant="secondary">
          {t({ message: 'Разделить просрочку', comment: 'Link on the page of an order: to the page on which an overdue sum is split' })}
        </LinkButton>
      )}
    </Inline>
  );
}
