import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { Text } from '@muddat/ui/text';
import { formatDayAndTime } from '../../shared/time/time-text.ts';

/** Says until when (`at`, ISO 8601) an order must be paid, and that it is canceled otherwise. */
export function PaymentDeadline({ at }: { at: string }) {
  const { t } = useLingui();
  const moment = formatDayAndTime(at, useLanguage());
  return (
    <Text tone="quiet">
      {t({
        message: `Оплатите до ${moment}, иначе заказ отменится.`,
        comment: 'Order that waits for its initial fee: till when, as “25 ноября, 13:02”',
      })}
    </Text>
  );
}
