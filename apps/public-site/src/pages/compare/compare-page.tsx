import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { Banner } from '@muddat/ui/banner';
import { Breadcrumbs } from '@muddat/ui/breadcrumbs';
import { Heading } from '@muddat/ui/heading';
import { Search } from '@muddat/ui/icons';
import { Link, LinkButton } from '@muddat/ui/link';
import { Inline } from '@muddat/ui/stack';
import { EmptyState } from '@muddat/ui/states';
import { Text } from '@muddat/ui/text';
import { useEffect } from 'react';
import { keepCompared } from '../../domain/product/use-compared-products.ts';
import type { PageProps } from '../../shared/page/types.ts';
import { ChipLink } from '../../shared/ui/chip-link.tsx';
import * as css from './compare.css.ts';
import type { CompareData } from './compare.data.ts';
import { CompareTable } from './compare-table.tsx';

/** Two to four products side by side. The address names them. */
export function ComparePage({ data, locale, path, query }: PageProps<CompareData>) {
  const { t } = useLingui();
  const { products, category } = data;
  const title = t({ message: 'Сравнение', comment: 'Heading of the page that compares products' });
  const hrefOf = (ids: readonly string[], months: string | null) => {
    const search = new URLSearchParams([...ids.map((id) => ['id', id]), ...(months === null ? [] : [['months', months]])]);
    return search.size === 0 ? path : `${path}?${search}`;
  };
  const ids = products.map(({ id }) => id);
  const shown = ids.join();
  useEffect(() => keepCompared(shown.split(',')), [shown]);
  return (
    <div className={css.page}>
      <Breadcrumbs
        path={[
          {
            href: hrefTo('catalogue', {}, locale),
            label: t({
              message: 'Каталог',
              comment: 'Heading of the page with all product categories, and the link to it in breadcrumbs',
            }),
          },
          ...(category ? [{ href: hrefTo('category', { alias: category.alias }, locale), label: category.label }] : []),
          { href: path, label: title },
        ]}
      />
      <Heading level={1} size="title">
        {title}
      </Heading>
      <LeftOut data={data} locale={locale} />
      {products.length > 1 ? (
        <>
          <Terms terms={data.terms} term={data.term} hrefOf={(months) => hrefOf(ids, String(months))} />
          <CompareTable
            data={data}
            locale={locale}
            hrefWithout={(removed) =>
              hrefOf(
                ids.filter((id) => id !== removed),
                query.get('months'),
              )
            }
          />
        </>
      ) : (
        <TooFew name={products[0]?.name ?? null} category={category} locale={locale} />
      )}
    </div>
  );
}

interface TermsProps extends Pick<CompareData, 'terms' | 'term'> {
  hrefOf: (months: number) => string;
}

/** The terms that all products have: a link to each. Without one in common, a sentence says that the payments cannot be compared. */
function Terms({ terms, term, hrefOf }: TermsProps) {
  const { t } = useLingui();
  if (term === null)
    return (
      <Text size="s" tone="quiet">
        {t({
          message: 'Сроки разные: платёж показан на самый долгий срок магазина.',
          comment: 'Comparison of products, above the table: the monthly payments are for different numbers of months',
        })}
      </Text>
    );
  return (
    <Inline
      as="nav"
      gap="xs"
      aria-label={t({
        message: 'Срок рассрочки',
        comment: 'Read by screen readers: name of the links that choose the term of a comparison',
      })}
    >
      {terms.map((months) => (
        <ChipLink key={months} href={hrefOf(months)} current={months === term}>
          {t({
            message: `${months}\u00a0мес.`,
            comment: 'Comparison of products: link that shows the payments with this number of months',
          })}
        </ChipLink>
      ))}
    </Inline>
  );
}

/** Why some of the asked products are not in the table. */
function LeftOut({ data: { areTooMany, isAnyMissing, soldOut }, locale }: { data: CompareData; locale: Locale }) {
  const { t } = useLingui();
  return (
    <>
      {areTooMany && (
        <Banner>
          {t({
            message: 'Сравнить можно не больше четырёх товаров. Здесь первые четыре.',
            comment: 'Comparison of products: the address names more than four',
          })}
        </Banner>
      )}
      {isAnyMissing && (
        <Banner tone="neutral">
          {t({
            message: 'Часть товаров из ссылки больше не продаётся.',
            comment: 'Comparison of products: a product of the address does not exist, or its id is wrong',
          })}
        </Banner>
      )}
      {soldOut.map(({ id, name }) => (
        <Banner key={id} tone="neutral">
          {t({ message: 'Нет в наличии:', comment: 'Comparison of products: sold out and not compared; a link with its name follows' })}{' '}
          <Link href={hrefTo('product', { id }, locale)}>{name}</Link>
        </Banner>
      ))}
    </>
  );
}

interface TooFewProps {
  /** The only product; null if there is none. */
  name: string | null;
  category: CompareData['category'];
  locale: Locale;
}

/** Fewer than two products: how to choose them. */
function TooFew({ name, category, locale }: TooFewProps) {
  const { t } = useLingui();
  const label = category?.label ?? '';
  return (
    <EmptyState
      icon={<Search size={28} />}
      title={
        name === null
          ? t({ message: 'Выберите товары для сравнения', comment: 'Comparison of products: no product is chosen' })
          : t({ message: 'Нужен ещё один товар', comment: 'Comparison of products: only one product is chosen' })
      }
      action={
        <LinkButton href={category ? hrefTo('category', { alias: category.alias }, locale) : hrefTo('catalogue', {}, locale)}>
          {category
            ? t({ message: `К товарам: ${label}`, comment: 'Comparison of products: link to the category of the chosen product' })
            : t({ message: 'В каталог', comment: 'Comparison of products: link to the list of all categories' })}
        </LinkButton>
      }
    >
      {name !== null && (
        <>{t({ message: `Пока выбран один: ${name}.`, comment: 'Comparison of products: the placeholder is the only chosen product' })} </>
      )}
      {t({
        message: 'В категории включите «Сравнение», отметьте 2–4 товара и нажмите «Сравнить».',
        comment: 'Comparison of products: how to choose products; the names of the checkbox and of the button there',
      })}
    </EmptyState>
  );
}
