import { useLingui } from '@lingui/react/macro';
import { Card } from '@muddat/ui/card';
import { Undo2 } from '@muddat/ui/icons';
import { LinkButton } from '@muddat/ui/link';
import { LinkList } from '@muddat/ui/link-row';
import { LoadMore } from '@muddat/ui/load-more';
import { Stack } from '@muddat/ui/stack';
import { EmptyState } from '@muddat/ui/states';
import { useRef } from 'react';
import type { Return } from '../../../domain/return/return-queries.ts';
import { ListSkeleton } from '../../../shared/page/list-skeleton.tsx';
import { SectionError } from '../../../shared/page/section-error.tsx';
import type { PagedListState } from '../../../shared/query/list-state.ts';
import { useReturnRowProps } from './return-row.tsx';

export type ReturnListViewProps = {
  list: PagedListState<Return>;
  hrefs: { orders: string; one: (id: string) => string };
  onMore: () => void;
};

/** All returns of the customer, newest first. */
export function ReturnListView({ list, hrefs, onMore }: ReturnListViewProps) {
  const { t } = useLingui();
  const rows = useRef<HTMLUListElement>(null);
  const rowOf = useReturnRowProps();
  if (list.kind === 'failed') {
    const title = t({ message: 'Не удалось загрузить возвраты', comment: 'Page of all returns: they could not be loaded' });
    return <SectionError title={title} error={list.error} onRetry={list.retry} retrying={list.retrying} />;
  }
  if (list.kind === 'loading') {
    return (
      <Card>
        <ListSkeleton
          rows={3}
          label={t({ message: 'Загружаем возвраты…', comment: 'Read by screen readers while the page of all returns loads' })}
        />
      </Card>
    );
  }
  if (list.items.length === 0) {
    return (
      <Card as="section">
        <EmptyState
          icon={<Undo2 size={28} />}
          title={t({ message: 'Возвратов пока нет', comment: 'Page of all returns: there is none' })}
          action={<LinkButton href={hrefs.orders}>{t({ message: 'К заказам', comment: 'Link: to the list of all orders' })}</LinkButton>}
        >
          {t({
            message:
              'Если товар не подошёл или не работает, откройте его заказ и нажмите «Вернуть или починить». Ответ магазина появится здесь.',
            comment: 'Page of all returns: there is none; how one is asked for',
          })}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Stack gap="m">
      <Card as="section">
        <LinkList
          ref={rows}
          label={t({ message: 'Возвраты', comment: 'Read by screen readers: name of the list of all returns' })}
          links={list.items.map((one) => ({ id: one.id, href: hrefs.one(one.id), ...rowOf(one) }))}
        />
      </Card>
      <LoadMore list={rows} shown={list.items.length} state={list.more} onMore={onMore} />
    </Stack>
  );
}
