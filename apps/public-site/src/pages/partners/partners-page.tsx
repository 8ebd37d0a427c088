import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '@muddat/i18n';
import { Pagination } from '@muddat/ui/pagination';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import { PageHead } from '../../domain/content/page-head.tsx';
import { queryHref } from '../../shared/get-form/query-href.ts';
import type { PageProps } from '../../shared/page/types.ts';
import { BelowTheFold } from '../../shared/ui/below-the-fold.tsx';
import { SectionUnavailable } from '../../shared/ui/section-unavailable.tsx';
import { NoStores } from './no-stores.tsx';
import type { PartnersData } from './partners.types.ts';
import { PartnersFilterForm } from './partners-form.tsx';
import { StoreGrid } from './store-grid.tsx';

/** All stores (spec 2, /{locale}/partners). The query holds the search, the filters, the order and the page. */
export function PartnersPage({ data, locale, path, query }: PageProps<PartnersData>) {
  const { t } = useLingui();
  const { stores, filter, total, pages } = data;
  const shown = formatNumber(total);
  const count = t({
    message: plural(total, { one: `${shown} магазин`, few: `${shown} магазина`, many: `${shown} магазинов`, other: `${shown} магазина` }),
    comment: 'Next to the heading of the partner stores: number of stores',
  });
  return (
    <Stack gap="l">
      <PageHead title={t({ message: 'Магазины', comment: 'Heading of the page of partner stores' })}>
        <Text size="l" tone="quiet">
          {t({
            message: 'Выберите, где купить в рассрочку. Срок и наценка видны на странице магазина.',
            comment: 'Under the heading of the page of partner stores',
          })}
        </Text>
      </PageHead>
      <PartnersFilterForm action={path} data={data} />
      <Stack
        as="section"
        gap="l"
        aria-label={t({
          message: 'Найденные магазины',
          comment: 'Read by screen readers: name of the list of stores',
        })}
      >
        {stores === null ? (
          <SectionUnavailable
            level={2}
            title={t({
              message: 'Не удалось загрузить магазины',
              comment: 'Shown instead of the partner stores when they could not be loaded',
            })}
          >
            {t({
              message: 'Сервер не ответил. Поиск и фильтры на месте: повторите через минуту.',
              comment: 'Under the message that stores could not be loaded: the search and the filters are kept',
            })}
          </SectionUnavailable>
        ) : (
          <>
            {/* Screen readers announce the number of stores after a search, or that there are none. */}
            <div role="status">
              {total > 0 ? (
                <Text size="s" tone="quiet">
                  {count}
                </Text>
              ) : (
                <NoStores path={path} query={query} data={data} />
              )}
            </div>
            {total > 0 && stores.length === 0 && <NoStores path={path} query={query} data={data} />}
            {stores.length > 0 && <StoreGrid stores={stores} locale={locale} />}
            {stores.length > 0 && (
              <BelowTheFold>
                <Pagination
                  label={t({
                    message: 'Страницы магазинов',
                    comment: 'Read by screen readers: name of the page links under the list of stores',
                  })}
                  page={filter.page}
                  pages={pages}
                  hrefOf={(page) => queryHref(path, query, { page: page > 1 ? String(page) : null })}
                />
              </BelowTheFold>
            )}
          </>
        )}
      </Stack>
    </Stack>
  );
}
