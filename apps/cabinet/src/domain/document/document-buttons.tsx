import { useLingui } from '@lingui/react/macro';
import { Inline, Stack } from '@muddat/ui/stack';
import { DownloadButton } from '../../shared/files/download-button.tsx';
import { DownloadStatus } from '../../shared/files/download-status.tsx';
import type { OrderDocumentKind } from '../../shared/files/requested-file.ts';
import type { DownloadControl } from '../../shared/files/use-download.ts';
import type { Order } from '../order/order-queries.ts';
import { useOrderTitle } from '../order/order-texts.ts';
import { availableDocuments } from './available-documents.ts';

type Props = {
  order: Order;
  downloads: DownloadControl;
  /** `ghost` in a table with many of them. */
  variant?: 'secondary' | 'ghost';
};

/** One download button for each document of an order. */
export function DocumentButtons({ order, downloads, variant = 'secondary' }: Props) {
  const { t } = useLingui();
  const orderTitle = useOrderTitle();
  const words: Record<OrderDocumentKind, string> = {
    contract: t({ message: 'Договор', comment: 'Button: downloads the contract of an order as PDF' }),
    schedule: t({ message: 'График платежей', comment: 'Button: downloads the payment schedule of an order as PDF' }),
    certificate: t({ message: 'Справка о погашении', comment: 'Button: downloads the certificate that an order is paid in full, as PDF' }),
  };
  return (
    <Stack gap="s">
      <Inline gap="xs">
        {availableDocuments(order).map((kind) => (
          <DownloadButton
            key={kind}
            file={{ kind, orderId: order.id }}
            downloads={downloads}
            variant={variant}
            label={`${words[kind]}, ${orderTitle(order.number)}`}
          >
            {words[kind]}
          </DownloadButton>
        ))}
      </Inline>
      <DownloadStatus state={downloads.state} matches={(file) => 'orderId' in file && file.orderId === order.id} />
    </Stack>
  );
}
