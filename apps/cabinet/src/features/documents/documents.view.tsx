import { Grid } from '@muddat/ui/stack';
import type { Downloads } from '../../files/use-download.ts';
import { OrdersCard, type OrdersState } from './orders-card.tsx';
import { StatementCard } from './statement-card.tsx';

export type DocumentsViewProps = {
  today: string;
  orders: OrdersState;
  downloads: Downloads;
};

/** A statement, and the papers of each order. */
export function DocumentsView({ today, orders, downloads }: DocumentsViewProps) {
  return (
    <Grid columns="main-aside">
      <OrdersCard state={orders} downloads={downloads} />
      <StatementCard key={today} today={today} downloads={downloads} />
    </Grid>
  );
}
