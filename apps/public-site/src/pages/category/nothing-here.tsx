import { useLingui } from '@lingui/react/macro';
import { PackageOpen } from '@muddat/ui/icons';
import { LinkButton } from '@muddat/ui/link';
import { EmptyState } from '@muddat/ui/states';
import { queryHref } from '../../shared/get-form/query-href.ts';

interface NothingHereProps {
  path: string;
  query: URLSearchParams;
  /** There are products, but not so many pages. */
  isPast: boolean;
  isNarrowed: boolean;
}

/** In place of the products where there are none: why, and the way out. */
export function NothingHere({ path, query, isPast, isNarrowed: isFiltered }: NothingHereProps) {
  const { t } = useLingui();
  if (isPast) {
    return (
      <EmptyState
        icon={<PackageOpen size={28} />}
        title={t({ message: 'Такой страницы в списке нет', comment: 'A list of products: the page in the address lies past the last' })}
        action={
          <LinkButton href={queryHref(path, query, {})} variant="secondary">
            {t({ message: 'К первой странице', comment: 'A list of products: link to its first page' })}
          </LinkButton>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<PackageOpen size={28} />}
      title={t({ message: 'Ничего не нашлось', comment: 'A list of products: nothing is left by the filters' })}
      action={
        isFiltered ? (
          <LinkButton href={path} variant="secondary">
            {t({ message: 'Сбросить фильтры', comment: 'Link: the list without any filter' })}
          </LinkButton>
        ) : undefined
      }
    >
      {isFiltered
        ? t({ message: 'Уберите что-нибудь из выбранного, и товары найдутся.', comment: 'Under «nothing found» in a list with filters' })
        : t({ message: 'Здесь пока нет товаров.', comment: 'Under «nothing found» in a category without products' })}
    </EmptyState>
  );
}
