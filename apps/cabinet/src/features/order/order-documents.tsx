import { useLingui } from '@lingui/react/macro';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { Stack } from '@muddat/ui/stack';
import { DocumentButtons } from '../../domain/document/document-buttons.tsx';
import type { Order } from '../../domain/order/order-queries.ts';
import { useDownload } from '../../shared/files/use-download.ts';

/** Downloads of an order's documents. */
export function OrderDocuments({ order }: { order: Order }) {
  const { t } = useLingui();
  const downloads = useDownload();
  return (
    <Card as="section">
      <Stack gap="m">
        <Heading level={2} size="m">
          {t({ message: 'Документы', comment: 'Page of one order: heading over its contract, schedule and certificate' })}
        </Heading>
        <DocumentButtons order={order} downloads={downloads} />
      </Stack>
    </Card>
  );
}
