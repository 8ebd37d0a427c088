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
  /** Only this document, if the order has it; null: all. */
  kind?: OrderDocumentKind | null;
  downloads: DownloadControl;
  /** `ghost` in a table with many of them. */
  variant?: 'secondary' | 'ghost';
};

/** The names of the documents of an order. */
export function useDocumentNames(): Record<OrderDocumentKind, string> {
  const { t } = useLingui();
  return {
    contract: t({ message: 'Договор', comment: 'Button: downloads the contract of an order as PDF' }),
    schedule: t({ message: 'График платежей', comment: 'Button: downloads the payment schedule of an order as PDF' }),
    certificate: t({
      message: 'Справка о полном погашении',
      comment: 'Button: downloads the certificate that an order is paid in full, as PDF',
    }),
  };
}

/** One download button for each document of an order. */
export function DocumentButtons({ order, kind: only = null, downloads, variant = 'secondary' }: Props) {
  const orderTitle = useOrderTitle();
  const names = useDocumentNames();
  const kinds = availableDocuments(order).filter((kind) => only === null || kind === only);
  return (
    <Stack gap="s">
      <Inline gap="xs">
        {kinds.map((kind) => (
          <DownloadButton
            key={kind}
            file={{ kind, orderId: order.id }}
            downloads={downloads}
            variant={variant}
            label={`${names[kind]}, ${orderTitle(order.number)}`}
          >
            {names[kind]}
          </DownloadButton>
        ))}
      </Inline>
      <DownloadStatus state={downloads.state} matches={(file) => 'orderId' in file && file.orderId === order.id} />
    </Stack>
  );
}
