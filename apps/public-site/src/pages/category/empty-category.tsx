import { useLingui } from '@lingui/react/macro';
import { PackageOpen } from '@muddat/ui/icons';
import { LinkButton } from '@muddat/ui/link';
import { EmptyState } from '@muddat/ui/states';
import { queryHref } from '../../shared/get-form/query-href.ts';

interface EmptyCategoryProps {
  path: string;
  query: URLSearchParams;
  /** The list has products, but fewer pages than the address asks for. */
  isPastLastPage: boolean;
  isNarrowed: boolean;
}

/** Shown when the list is empty: the reason, and a link that helps. */
export function EmptyCategory({ path, query, isPastLastPage, isNarrowed: isFiltered }: EmptyCategoryProps) {
  const { t } = useLingui();
  if (isPastLastPage) {
    return (
      <EmptyState
        icon={<PackageOpen size={28} />}
        title={t({
          message: 'Такой страницы в списке нет',
          comment: 'List of products: the page number in the address is greater than the number of pages',
        })}
        action={
          <LinkButton href={queryHref(path, query, {})} variant="secondary">
            {t({ message: 'К первой странице', comment: 'List of products: link to its first page' })}
          </LinkButton>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<PackageOpen size={28} />}
      title={t({ message: 'Ничего не нашлось', comment: 'List of products: nothing matches the filters' })}
      action={
        isFiltered ? (
          <LinkButton href={path} variant="secondary">
            {t({ message: 'Сбросить фильтры', comment: 'Link that removes all filters of a list' })}
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
