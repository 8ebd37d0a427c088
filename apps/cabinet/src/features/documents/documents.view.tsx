import type { CalendarDate } from '@muddat/schedule';
import { Stack } from '@muddat/ui/stack';
import type { DownloadControl } from '../../shared/files/use-download.ts';
import type { CalendarCardProps } from './calendar.types.ts';
import { CalendarCard } from './calendar-card.tsx';
import * as css from './documents.css.ts';
import { type DocumentOrdersState, OrderDocumentsCard } from './order-documents-card.tsx';
import { StatementCard } from './statement-card.tsx';

export type DocumentsViewProps = {
  today: CalendarDate;
  orders: DocumentOrdersState;
  downloads: DownloadControl;
  calendar: CalendarCardProps;
};

/** The page of documents: a statement, the documents of each order, and the payment calendar. */
export function DocumentsView({ today, orders, downloads, calendar }: DocumentsViewProps) {
  return (
    <div className={css.page}>
      <div className={css.aside}>
        <Stack gap="m">
          <StatementCard today={today} downloads={downloads} />
          <CalendarCard {...calendar} />
        </Stack>
      </div>
      <OrderDocumentsCard state={orders} downloads={downloads} />
    </div>
  );
}
