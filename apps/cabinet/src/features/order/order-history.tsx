import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { AccordionItem } from '@muddat/ui/accordion';
import { Card } from '@muddat/ui/card';
import { PaymentTimeline } from '@muddat/ui/payment-timeline';
import { statusTone } from '@muddat/ui/status-badge';
import * as css from '../../domain/order/order.css.ts';
import type { Order } from '../../domain/order/order-queries.ts';
import { ORDER_ACTOR_LABELS, ORDER_STATUS_LABELS } from './order-labels.ts';

/** Status history of an order, the latest first, folded. An unknown status shows its raw name. */
export function OrderHistory({ order }: { order: Order }) {
  const { i18n, t } = useLingui();
  const title = t({ message: 'История заказа', comment: 'Page of one order: heading of its history' });
  if (order.events.length === 0) return null;
  const word = (words: Readonly<Record<string, MessageDescriptor>>, name: string) => {
    const found = Object.hasOwn(words, name) ? words[name] : undefined;
    return found === undefined ? undefined : i18n._(found);
  };
  const events = order.events
    .map(({ status, at, actor }, index) => {
      const who = word(ORDER_ACTOR_LABELS, actor);
      const title = word(ORDER_STATUS_LABELS, status) ?? status;
      return { id: `${index}`, at, title, tone: statusTone('order', status), ...(who === undefined ? {} : { text: who }) };
    })
    .reverse();
  return (
    <Card as="section" padding="s">
      <div className={css.folded}>
        <AccordionItem title={title}>
          <PaymentTimeline events={events} label={title} />
        </AccordionItem>
      </div>
    </Card>
  );
}
