import { Grid, Stack } from '@muddat/ui/stack';
import type { Downloads } from '../../shared/files/use-download.ts';
import type { CalendarCardProps } from './calendar.types.ts';
import { CalendarCard } from './calendar-card.tsx';
import { OrdersCard, type OrdersState } from './orders-card.tsx';
import { StatementCard } from './statement-card.tsx';

export type DocumentsViewProps = {
  today: string;
  orders: OrdersState;
  downloads: Downloads;
  calendar: CalendarCardProps;
};

/** A statement, the papers of each order, and the payments as a calendar. */
export function DocumentsView({ today, orders, downloads, calendar }: DocumentsViewProps) {
  return (
    <Grid columns="1-2-2" align="start">
      {/* First, as on a phone they would stand below all orders. */}
      <Stack gap="m">
        <StatementCard today={today} downloads={downloads} />
        <CalendarCard {...calendar} />
      </Stack>
      <OrdersCard state={orders} downloads={downloads} />
    </Grid>
  );
}
