import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { Link, LinkButton } from '@muddat/ui/link';
import { Picture } from '@muddat/ui/picture';
import { Stack } from '@muddat/ui/stack';
import { keepNumbersUnbroken, Text, VisuallyHidden } from '@muddat/ui/text';
import * as css from './compare.css.ts';
import type { CompareData, ComparedProduct } from './compare.data.ts';
import { areCellsDifferent, type CompareRow, haveDifferentTerms } from './compare-rows.ts';
import { useCompareRows } from './use-compare-rows.ts';

export interface CompareTableProps {
  data: Pick<CompareData, 'products' | 'region'>;
  locale: Locale;
  /** The page without one of the products. */
  hrefWithout: (id: string) => string;
}

const WIDEST_PICTURE = 180;

/** One column for each product, one row for each property. Rows in which the products differ have a sign. */
export function CompareTable({ data, locale, hrefWithout }: CompareTableProps) {
  const { t } = useLingui();
  const rows = useCompareRows(data);
  const name = t({ message: 'Сравнение товаров', comment: 'Read by screen readers: name of the table that compares products' });
  return (
    <>
      {haveDifferentTerms(data.products) && (
        <Text size="s" tone="quiet">
          {t({
            message: 'Сроки разные: платёж показан на самый долгий срок магазина.',
            comment: 'Comparison of products, above the table: the monthly payments are for different numbers of months',
          })}
        </Text>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the region, which on a phone is wider than the window. */}
      <section className={css.scroller} aria-label={name} tabIndex={0}>
        <table className={css.table}>
          <thead>
            <tr>
              <td className={css.rowName}>
                <Text as="span" size="xs" tone="quiet">
                  {t({
                    message: '• товары отличаются',
                    comment: 'Corner of the table that compares products: explains the sign of some rows',
                  })}
                </Text>
              </td>
              {data.products.map((product) => (
                <th key={product.id} scope="col" className={css.cell}>
                  <ProductHead product={product} locale={locale} hrefWithout={hrefWithout} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <Row key={row.label} row={row} isFirst={at === 0} products={data.products} />
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

/** The first row, the monthly payment, is larger. Rows in which the products are equal are quiet. */
function Row({ row, isFirst, products }: { row: CompareRow; isFirst: boolean; products: readonly ComparedProduct[] }) {
  const { t } = useLingui();
  const isDifferent = areCellsDifferent(row);
  const look = isDifferent ? ({ tone: 'ink', weight: 'medium' } as const) : ({ tone: 'quiet', weight: 'regular' } as const);
  return (
    <tr>
      <th scope="row" className={css.rowName}>
        <Text as="span" size="xs" {...look}>
          {isDifferent && <span aria-hidden="true">• </span>}
          {row.label}
          {isDifferent && (
            <VisuallyHidden>
              {' '}
              {t({ message: '(отличается)', comment: 'Read by screen readers: after the name of a row in which compared products differ' })}
            </VisuallyHidden>
          )}
        </Text>
      </th>
      {products.map(({ id }, at) => (
        <td key={id} className={css.cell}>
          <Text as="span" size={isFirst ? 'm' : 's'} tone={look.tone} weight={isFirst ? 'strong' : look.weight}>
            {row.cells[at]}
          </Text>
        </td>
      ))}
    </tr>
  );
}

interface ProductHeadProps {
  product: ComparedProduct;
  locale: Locale;
  hrefWithout: (id: string) => string;
}

function ProductHead({ product: { id, name, image }, locale, hrefWithout }: ProductHeadProps) {
  const { t } = useLingui();
  const href = hrefTo('product', { id }, locale);
  return (
    <Stack gap="xs">
      <span className={css.picture}>
        <Picture picture={image} name={name} ratio="square" fit="cover" sizes={`${WIDEST_PICTURE}px`} widest={WIDEST_PICTURE} />
      </span>
      <Link href={href}>{keepNumbersUnbroken(name)}</Link>
      <LinkButton href={href} variant="secondary" size="s">
        {t({ message: 'К товару', comment: 'Comparison of products: link to the page of a product' })}
        <VisuallyHidden> {name}</VisuallyHidden>
      </LinkButton>
      <LinkButton href={hrefWithout(id)} variant="ghost" size="s">
        {t({ message: 'Убрать', comment: 'Comparison of products: link that removes a product' })}
        <VisuallyHidden> {name}</VisuallyHidden>
      </LinkButton>
    </Stack>
  );
}
