import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { Badge } from '@muddat/ui/badge';
import { Link } from '@muddat/ui/link';
import { Picture } from '@muddat/ui/picture';
import { Stack } from '@muddat/ui/stack';
import { keepNumbersUnbroken, Text, VisuallyHidden } from '@muddat/ui/text';
import { BuyAction } from '../../domain/basket/buy-action.tsx';
import * as css from './compare.css.ts';
import type { CompareData, ComparedProduct } from './compare.data.ts';
import { areCellsDifferent, type CompareRow } from './compare-rows.ts';
import { useCompareRows } from './use-compare-rows.ts';

export interface CompareTableProps {
  data: Pick<CompareData, 'products' | 'region' | 'term'>;
  locale: Locale;
  /** The page without one of the products. */
  hrefWithout: (id: string) => string;
}

const WIDEST_PICTURE = 180;
/** On a phone the table is displayed as a grid, and Safari would then not read it as a table. */
const ROLE = { table: 'table', group: 'rowgroup', row: 'row', columnHead: 'columnheader', rowHead: 'rowheader', cell: 'cell' } as const;

/** One column for each product, one row for each property. Rows in which the products are equal are quiet. */
export function CompareTable({ data, locale, hrefWithout }: CompareTableProps) {
  const { t } = useLingui();
  const rows = useCompareRows(data);
  const name = t({ message: 'Сравнение товаров', comment: 'Read by screen readers: name of the table that compares products' });
  const rowClass = css.rows[data.products.length];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the region, which on a phone is wider than the window.
    <section className={css.scroller} aria-label={name} tabIndex={0}>
      <table role={ROLE.table} className={css.table}>
        <thead role={ROLE.group}>
          <tr role={ROLE.row} className={rowClass}>
            <td role={ROLE.cell} className={css.corner} />
            {data.products.map((product) => (
              <th key={product.id} scope="col" role={ROLE.columnHead} className={css.cell}>
                <ProductHead product={product} locale={locale} hrefWithout={hrefWithout} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody role={ROLE.group}>
          {rows.map((row, at) => (
            <tr key={row.label} role={ROLE.row} className={rowClass}>
              <RowCells row={row} isFirst={at === 0} products={data.products} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The first row, the monthly payment, is larger. A word marks the lowest sum. */
function RowCells({ row, isFirst, products }: { row: CompareRow; isFirst: boolean; products: readonly ComparedProduct[] }) {
  const { t } = useLingui();
  const isDifferent = areCellsDifferent(row);
  const look = isDifferent ? ({ tone: 'ink', weight: 'medium' } as const) : ({ tone: 'quiet', weight: 'regular' } as const);
  return (
    <>
      <th scope="row" role={ROLE.rowHead} className={css.rowName}>
        <Text as="span" size="xs" tone="quiet">
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
        <td key={id} role={ROLE.cell} className={css.cell}>
          <Text as="span" size={isFirst ? 'm' : 's'} tone={look.tone} weight={isFirst ? 'strong' : look.weight}>
            {row.cells[at]}
          </Text>
          {row.lowest?.includes(at) && (
            <>
              {' '}
              <Badge tone="good">
                {t({ message: 'меньше всех', comment: 'Comparison of products: beside the lowest sum of a row, such as the total to pay' })}
              </Badge>
            </>
          )}
        </td>
      ))}
    </>
  );
}

interface ProductHeadProps {
  product: ComparedProduct;
  locale: Locale;
  hrefWithout: (id: string) => string;
}

function ProductHead({ product, locale, hrefWithout }: ProductHeadProps) {
  const { t } = useLingui();
  const { id, name, image } = product;
  return (
    <Stack gap="xs">
      <span className={css.picture}>
        <Picture picture={image} name={name} ratio="square" fit="cover" sizes={`${WIDEST_PICTURE}px`} widest={WIDEST_PICTURE} />
      </span>
      <Link href={hrefTo('product', { id }, locale)}>{keepNumbersUnbroken(name)}</Link>
      <BuyAction product={product} locale={locale} />
      <Link href={hrefWithout(id)} tone="quiet">
        {t({ message: 'Убрать', comment: 'Comparison of products: link that removes a product' })}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Link>
    </Stack>
  );
}
