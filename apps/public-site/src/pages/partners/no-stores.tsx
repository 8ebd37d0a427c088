import { useLingui } from '@lingui/react/macro';
import { ALL_REGIONS } from '@muddat/routing';
import { Search } from '@muddat/ui/icons';
import { LinkButton } from '@muddat/ui/link';
import { EmptyState } from '@muddat/ui/states';
import { type ClearLink, ClearLinks } from '../../shared/get-form/clear-links.tsx';
import { queryHref } from '../../shared/get-form/query-href.ts';
import type { PartnersData } from './partners.types.ts';

interface NoStoresProps {
  path: string;
  query: URLSearchParams;
  data: PartnersData;
}

/** In place of the stores when none passes: what to take back, one by one. Or the page is past the last one. */
export function NoStores({ path, query, data: { asked, regions, total } }: NoStoresProps) {
  const { t } = useLingui();
  if (total > 0) {
    return (
      <EmptyState
        icon={<Search size={28} />}
        title={t({ message: 'На этой странице пусто', comment: 'A page of a list past the last one' })}
        action={
          <LinkButton href={queryHref(path, query, {})}>
            {t({ message: 'К первой странице', comment: 'Button on a page past the last one' })}
          </LinkButton>
        }
      />
    );
  }
  const unknown = t({ message: 'Неизвестная категория', comment: 'Select of the stores: a category in the address that there is none of' });
  const letter = asked.letter === '#' ? '0–9' : asked.letter;
  const region = regions.find(({ code }) => code === asked.region);
  const links: ClearLink[] = [
    ...(asked.q === '' ? [] : [{ label: `«${asked.q}»`, href: queryHref(path, query, { q: null }) }]),
    ...(asked.category === null ? [] : [{ label: asked.category.label ?? unknown, href: queryHref(path, query, { category: null }) }]),
    ...(letter === null
      ? []
      : [
          {
            label: t({ message: `Буква ${letter}`, comment: 'One of the chosen filters: the first letter of a name' }),
            href: queryHref(path, query, { letter: null }),
          },
        ]),
    ...(region ? [{ label: region.label, href: queryHref(path, query, { region: ALL_REGIONS }) }] : []),
  ];
  return (
    <EmptyState
      icon={<Search size={28} />}
      title={t({ message: 'Таких магазинов нет', comment: 'Nothing passes what the stores are narrowed by' })}
      action={links.length === 0 ? undefined : <ClearLinks links={links} />}
    >
      {t({
        message: 'Уберите что-нибудь из выбранного, и магазины найдутся.',
        comment: 'Under «no such stores»: filters follow, each can be taken back',
      })}
    </EmptyState>
  );
}
