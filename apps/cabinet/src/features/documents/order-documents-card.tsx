import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatDateShort } from '@muddat/i18n';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { LoadMore } from '@muddat/ui/load-more';
import { SkeletonGroup } from '@muddat/ui/skeleton';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import { type RefObject, useRef } from 'react';
import { DocumentButtons } from '../../domain/document/document-buttons.tsx';
import type { Order } from '../../domain/order/order-queries.ts';
import { useOrderTitle } from '../../domain/order/order-texts.ts';
import type { DownloadControl } from '../../shared/files/use-download.ts';
import { SectionError } from '../../shared/page/section-error.tsx';
import { OrderTilesSkeleton } from '../../shared/page/skeletons.tsx';
import * as css from './documents.css.ts';

/** The loaded orders, or their loading state. `total`: the number of all orders; undefined if the server did not send it. */
export type DocumentOrdersState =
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error; retrying: boolean; retry: () => void }
  | { kind: 'ready'; orders: readonly Order[]; total: number | undefined; more: 'idle' | 'loading' | 'error' | 'end'; onMore: () => void };

export function OrderDocumentsCard({ state, downloads }: { state: DocumentOrdersState; downloads: DownloadControl }) {
  const { t } = useLingui();
  const orderTitle = useOrderTitle();
  const list = useRef<HTMLUListElement>(null);
  if (state.kind === 'failed') {
    const title = t({ message: 'Не удалось загрузить заказы', comment: 'Main page: this part could not be loaded' });
    return <SectionError title={title} error={state.error} onRetry={state.retry} retrying={state.retrying} />;
  }
  return (
    <Card as="section">
      <Stack gap="m">
        <Heading level={2} size="m">
          {t({ message: 'Документы по заказам', comment: 'Page of documents: heading' })}
        </Heading>
        {state.kind === 'loading' ? (
          <SkeletonGroup label={t({ message: 'Загружаем заказы…', comment: 'Read by screen readers while this section loads' })}>
            <OrderTilesSkeleton />
          </SkeletonGroup>
        ) : state.orders.length === 0 ? (
          <Text tone="quiet">
            {t({ message: 'Здесь появятся договоры и графики ваших заказов.', comment: 'Page of documents: there are no orders yet' })}
          </Text>
        ) : (
          <>
            <Rows orders={state.orders} downloads={downloads} list={list} titleOf={(order) => orderTitle(order.number, order.store.name)} />
            <LoadMore
              list={list}
              shown={state.orders.length}
              {...(state.total === undefined ? {} : { total: state.total })}
              state={state.more}
              onMore={state.onMore}
            />
          </>
        )}
      </Stack>
    </Card>
  );
}

type RowsProps = {
  orders: readonly Order[];
  downloads: DownloadControl;
  list: RefObject<HTMLUListElement | null>;
  titleOf: (order: Order) => string;
};

const yearOf = (order: Order | undefined) => order?.created_at.slice(0, 4);

function Rows({ orders, downloads, list, titleOf }: RowsProps) {
  const language = useLanguage();
  return (
    <ul ref={list} className={css.rows}>
      {orders.map((order, at) => (
        <li key={order.id}>
          {yearOf(order) !== yearOf(orders[at - 1]) && (
            <div className={css.year}>
              <Text as="strong" size="s" weight="strong" tone="quiet">
                {yearOf(order)}
              </Text>
            </div>
          )}
          <div className={css.row}>
            <Stack gap="xxs">
              <Heading level={3} size="s">
                {titleOf(order)}
              </Heading>
              <Text size="s" tone="quiet">
                {formatDateShort(order.created_at, language)}
              </Text>
            </Stack>
            <div className={css.links}>
              <DocumentButtons order={order} downloads={downloads} variant="ghost" />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
