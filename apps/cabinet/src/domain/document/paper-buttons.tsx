import { useLingui } from '@lingui/react/macro';
import { Inline, Stack } from '@muddat/ui/stack';
import type { OrderPaper } from '../../shared/files/asked-file.ts';
import { FileButton } from '../../shared/files/file-button.tsx';
import { FileOutcome } from '../../shared/files/file-outcome.tsx';
import type { Downloads } from '../../shared/files/use-download.ts';
import type { Order } from '../order/order-queries.ts';
import { useOrderTitle } from '../order/order-words.ts';
import { papersOf } from './order-papers.ts';

/** One download button for each document of an order. */
export function PaperButtons({ order, downloads }: { order: Order; downloads: Downloads }) {
  const { t } = useLingui();
  const orderTitle = useOrderTitle();
  const words: Record<OrderPaper, string> = {
    contract: t({ message: 'Договор', comment: 'Button: downloads the contract of an order as PDF' }),
    schedule: t({ message: 'График платежей', comment: 'Button: downloads the payment schedule of an order as PDF' }),
    certificate: t({ message: 'Справка о погашении', comment: 'Button: downloads the certificate that an order is paid in full, as PDF' }),
  };
  return (
    <Stack gap="s">
      <Inline gap="xs">
        {papersOf(order).map((kind) => (
          <FileButton
            key={kind}
            file={{ kind, orderId: order.id }}
            downloads={downloads}
            label={`${words[kind]}, ${orderTitle(order.number)}`}
          >
            {words[kind]}
          </FileButton>
        ))}
      </Inline>
      <FileOutcome state={downloads.state} of={(file) => 'orderId' in file && file.orderId === order.id} />
    </Stack>
  );
}
