import { useLingui } from '@lingui/react/macro';
import { UserText, useLanguage } from '@muddat/app-shell';
import { formatDateShort } from '@muddat/i18n';
import type { CalendarDate } from '@muddat/schedule';
import type { Tone } from '@muddat/ui/badge';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { PaymentTimeline } from '@muddat/ui/payment-timeline';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import type { Order } from '../../domain/order/order-queries.ts';
import { type DeliveryPlan, type DeliveryStep, deliveryPlan } from './delivery-steps.ts';
import { useDeliveryStepTitle } from './use-delivery-step-title.ts';

const TONES = { done: 'good', now: 'info', next: 'neutral', failed: 'bad' } as const satisfies Record<DeliveryStep['state'], Tone>;

type Props = { order: Pick<Order, 'status' | 'events' | 'tracking' | 'delivery'>; today: CalendarDate };

/** Where the goods are: the steps of their delivery, or of their repair. */
export function DeliveryCard({ order, today }: Props) {
  const plan = deliveryPlan(order, today);
  return plan && <Plan plan={plan} address={order.delivery.address} />;
}

function Plan({ plan: { kind, number, steps }, address }: { plan: DeliveryPlan; address: string | null }) {
  const { t } = useLingui();
  const language = useLanguage();
  const wordsOf = useDeliveryStepTitle();
  const title =
    kind === 'repair'
      ? t({ message: 'Ремонт', comment: 'Page of one order: heading of the steps of a repair' })
      : kind === 'pickup'
        ? t({ message: 'Самовывоз', comment: 'Page of one order: heading of the steps until the customer fetches the goods' })
        : t({ message: 'Доставка', comment: 'Page of one order: what its delivery costs' });
  const textOf = ({ id, by, late, state }: DeliveryStep): string | undefined => {
    if (by === null) return undefined;
    const day = formatDateShort(by, language);
    if (id === 'ready' && state === 'now') {
      return late
        ? t({ message: `хранили до ${day}, позвоните в магазин`, comment: 'Step of a pickup: the branch kept the goods till that day' })
        : t({ message: `ждёт вас до ${day}`, comment: 'Step of a pickup: the branch keeps the goods till that day' });
    }
    return late
      ? t({ message: `срок — до ${day}, задерживается`, comment: 'Step of a delivery or repair: it is late; the promised day' })
      : t({ message: `срок — до ${day}`, comment: 'Step of a delivery or repair: the promised day' });
  };
  const events = steps.map((step) => {
    const text = textOf(step);
    return {
      id: step.id,
      title: wordsOf(step, kind),
      tone: step.late ? ('soon' as const) : TONES[step.state],
      current: step.state === 'now',
      ...(step.at === null ? {} : { at: step.at }),
      ...(text === undefined ? {} : { text }),
    };
  });
  return (
    <Card as="section" aria-labelledby="delivery">
      <Stack gap="m">
        <Heading level={2} size="m" id="delivery">
          {title}
        </Heading>
        {address !== null && kind !== 'repair' && (
          <Text tone="quiet">
            <UserText words={address} />
          </Text>
        )}
        {number !== null && (
          <Text>
            {t({
              message: `Номер отправления DPD: ${number}`,
              comment: 'Page of one order: number of the parcel at the courier company DPD',
            })}
          </Text>
        )}
        <PaymentTimeline events={events} label={title} />
      </Stack>
    </Card>
  );
}
