import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatDateShort } from '@muddat/i18n';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { LoadMore } from '@muddat/ui/load-more';
import { NativeSelect } from '@muddat/ui/native-select';
import { SkeletonGroup } from '@muddat/ui/skeleton';
import { Inline, Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import { type RefObject, useRef, useState } from 'react';
import { DocumentButtons, useDocumentNames } from '../../domain/document/document-buttons.tsx';
import type { Order } from '../../domain/order/order-queries.ts';
import { useOrderTitle } from '../../domain/order/order-texts.ts';
import type { OrderDocumentKind } from '../../shared/files/requested-file.ts';
import type { DownloadControl } from '../../shared/files/use-download.ts';
import { SectionError } from '../../shared/page/section-error.tsx';
import { OrderTilesSkeleton } from '../../shared/page/skeletons.tsx';
import * as css from './documents.css.ts';
import { type DocumentsFilter, filterOrders, yearOf, yearsOf } from './documents-filter.ts';

/** The loaded orders, or their loading state. `total`: the number of all orders; undefined if the server did not send it. */
export type DocumentOrdersState =
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error; retrying: boolean; retry: () => void }
  | { kind: 'ready'; orders: readonly Order[]; total: number | undefined; more: 'idle' | 'loading' | 'error' | 'end'; onMore: () => void };

export function OrderDocumentsCard({ state, downloads }: { state: DocumentOrdersState; downloads: DownloadControl }) {
  const { t } = useLingui();
  const orderTitle = useOrderTitle();
  const list = useRef<HTMLUListElement>(null);
  const [filter, setFilter] = useState<DocumentsFilter>({ kind: null, year: null });
  const orders = state.kind === 'ready' ? filterOrders(state.orders, filter) : [];
  const isFiltered = filter.kind !== null || filter.year !== null;
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
            <Filters filter={filter} years={yearsOf(state.orders)} onFilter={setFilter} />
            <Rows
              orders={orders}
              kind={filter.kind}
              downloads={downloads}
              list={list}
              titleOf={(order) => orderTitle(order.number, order.store.name)}
            />
            <LoadMore
              list={list}
              shown={orders.length}
              {...(state.total === undefined || isFiltered ? {} : { total: state.total })}
              state={state.more}
              onMore={state.onMore}
            />
          </>
        )}
      </Stack>
    </Card>
  );
}

const KINDS: readonly OrderDocumentKind[] = ['contract', 'schedule', 'certificate'];

type FiltersProps = { filter: DocumentsFilter; years: readonly string[]; onFilter: (filter: DocumentsFilter) => void };

/** The kind of document, and the year if the orders are of several. */
function Filters({ filter, years, onFilter }: FiltersProps) {
  const { t } = useLingui();
  const names = useDocumentNames();
  return (
    <Inline gap="s">
      <NativeSelect
        label={t({ message: 'Какие документы', comment: 'Page of documents: label of the filter by kind' })}
        options={[
          { value: '', label: t({ message: 'Все', comment: 'Page of documents, filter: documents of every kind, or of every year' }) },
          ...KINDS.map((kind) => ({ value: kind, label: names[kind] })),
        ]}
        value={filter.kind ?? ''}
        onChange={({ currentTarget: { value } }) => onFilter({ ...filter, kind: KINDS.find((kind) => kind === value) ?? null })}
      />
      {years.length > 1 && (
        <NativeSelect
          label={t({ message: 'Год', comment: 'Page of documents: label of the filter by year' })}
          options={[
            { value: '', label: t({ message: 'Все', comment: 'Page of documents, filter: documents of every kind, or of every year' }) },
            ...years.map((year) => ({ value: year, label: year })),
          ]}
          value={filter.year ?? ''}
          onChange={({ currentTarget: { value } }) => onFilter({ ...filter, year: value === '' ? null : value })}
        />
      )}
    </Inline>
  );
}

type RowsProps = {
  orders: readonly Order[];
  kind: OrderDocumentKind | null;
  downloads: DownloadControl;
  list: RefObject<HTMLUListElement | null>;
  titleOf: (order: Order) => string;
};

const isFirstOfYear = (order: Order, before: Order | undefined) => before === undefined || yearOf(before) !== yearOf(order);

function Rows({ orders, kind, downloads, list, titleOf }: RowsProps) {
  const language = useLanguage();
  return (
    <ul ref={list} className={css.rows}>
      {orders.map((order, at) => (
        <li key={order.id}>
          {isFirstOfYear(order, orders[at - 1]) && (
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
              <DocumentButtons order={order} kind={kind} downloads={downloads} variant="ghost" />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
