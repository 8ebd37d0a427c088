import { useLingui } from '@lingui/react/macro';
import { ALL_REGIONS } from '@muddat/routing';
import { Search } from '@muddat/ui/icons';
import { LinkButton } from '@muddat/ui/link';
import { EmptyState } from '@muddat/ui/states';
import { type ClearFilterLink, ClearFilterLinks } from '../../shared/get-form/clear-links.tsx';
import { queryHref } from '../../shared/get-form/query-href.ts';
import type { PartnersData } from './partners.types.ts';

interface NoStoresProps {
  path: string;
  query: URLSearchParams;
  data: PartnersData;
}

/** Shown when no store matches: links that remove one filter each. Also shown for a page number after the last. */
export function NoStores({ path, query, data: { filter, regions, total } }: NoStoresProps) {
  const { t } = useLingui();
  if (total > 0) {
    return (
      <EmptyState
        icon={<Search size={28} />}
        title={t({
          message: 'На этой странице пусто',
          comment: 'List of stores: the page number in the address is greater than the number of pages',
        })}
        action={
          <LinkButton href={queryHref(path, query, {})}>
            {t({ message: 'К первой странице', comment: 'Button that leads to the first page of the list' })}
          </LinkButton>
        }
      />
    );
  }
  const unknown = t({
    message: 'Неизвестная категория',
    comment: 'Select of store categories: the address names a category that does not exist',
  });
  const region = regions.find(({ code }) => code === filter.region);
  const links: ClearFilterLink[] = [
    ...(filter.q === '' ? [] : [{ label: `«${filter.q}»`, href: queryHref(path, query, { q: null }) }]),
    ...(filter.category === null ? [] : [{ label: filter.category.label ?? unknown, href: queryHref(path, query, { category: null }) }]),
    ...(region ? [{ label: region.label, href: queryHref(path, query, { region: ALL_REGIONS }) }] : []),
  ];
  return (
    <EmptyState
      icon={<Search size={28} />}
      title={t({ message: 'Таких магазинов нет', comment: 'List of stores: no store matches the filters' })}
      action={links.length === 0 ? undefined : <ClearFilterLinks links={links} />}
    >
      {t({
        message: 'Уберите что-нибудь из выбранного, и магазины найдутся.',
        comment: 'Under the message that no store matches; below it, links that remove one filter each',
      })}
    </EmptyState>
  );
}
