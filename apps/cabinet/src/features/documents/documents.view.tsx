import type { CalendarDate } from '@muddat/schedule';
import { Stack } from '@muddat/ui/stack';
import type { ComponentProps } from 'react';
import type { DownloadControl } from '../../shared/files/use-download.ts';
import type { CalendarCardProps } from './calendar.types.ts';
import { CalendarCard } from './calendar-card.tsx';
import * as css from './documents.css.ts';
import { type DocumentOrdersState, OrderDocumentsCard } from './order-documents-card.tsx';
import { ReceiptsCard } from './receipts-card.tsx';
import { StatementCard } from './statement-card.tsx';

export type DocumentsViewProps = {
  today: CalendarDate;
  orders: DocumentOrdersState;
  downloads: DownloadControl;
  receipts: Pick<ComponentProps<typeof ReceiptsCard>, 'payments' | 'onMore'>;
  calendar: CalendarCardProps;
};

/** The page of documents: a statement, the documents of each order, the receipts, and the payment calendar. */
export function DocumentsView({ today, orders, downloads, receipts, calendar }: DocumentsViewProps) {
  return (
    <div className={css.page}>
      <div className={css.aside}>
        <Stack gap="m">
          <StatementCard today={today} downloads={downloads} />
          <CalendarCard {...calendar} />
        </Stack>
      </div>
      <Stack gap="m">
        <OrderDocumentsCard state={orders} downloads={downloads} />
        <ReceiptsCard {...receipts} downloads={downloads} />
      </Stack>
    </div>
  );
}
