import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatMoney, formatNumber, joinFacts, NO_BREAK_SPACE } from '@muddat/i18n';
import { useDeliveryTexts } from '../../domain/product/use-delivery-texts.ts';
import { formatRating } from '../../domain/store/store-item.ts';
import type { CompareData, ComparedProduct } from './compare.data.ts';
import { attributeRows, type CompareRow, deliveryTerms, lowestAt } from './compare-rows.ts';

/** All rows of the comparison in the reader's language: what the products cost, who sells and delivers them, and their attributes. */
export function useCompareRows({ products, region, term }: Pick<CompareData, 'products' | 'region' | 'term'>): CompareRow[] {
  const { t } = useLingui();
  const language = useLanguage();
  const { days, withPrice } = useDeliveryTexts();
  const missing = t({ message: 'не указано', comment: 'Comparison of products: the store does not tell this property of a product' });
  const noTerms = t({ message: 'не продаётся в рассрочку', comment: 'Comparison of products: instead of the monthly payment' });
  const money = (amount: number) => formatMoney(amount, language);
  const row = (label: string, textOf: (product: ComparedProduct) => string): CompareRow => ({ label, cells: products.map(textOf) });
  const ofSum = (
    label: string,
    sumOf: (product: ComparedProduct) => number | null,
    after: (product: ComparedProduct) => string = () => '',
  ) => ({
    ...row(label, (product) => {
      const sum = sumOf(product);
      return sum === null ? noTerms : `${money(sum)}${after(product)}`;
    }),
    lowest: lowestAt(products.map(sumOf)),
  });
  // Sums of different terms cannot be compared.
  const ofTerm = (...of: Parameters<typeof ofSum>) => ({ ...ofSum(...of), ...(term === null ? { lowest: [] } : {}) });
  const reviews = ({ average, count }: NonNullable<ComparedProduct['rating']>) =>
    joinFacts([
      formatRating(average),
      t({
        message: plural(count, { one: '# отзыв', few: '# отзыва', many: '# отзывов', other: '# отзыва' }),
        comment: 'Product page: number of reviews, next to the average',
      }),
    ]);
  const delivery = (product: ComparedProduct): string => {
    const terms = deliveryTerms(product.delivery, region?.code ?? null);
    if (terms === null) return t({ message: 'магазин не доставляет', comment: 'Comparison of products: no delivery to the region' });
    const time = days(terms.daysMin, terms.daysMax);
    return terms.price === null ? time : withPrice(time, terms.price);
  };
  const place = region?.label ?? '';
  return [
    ofTerm(
      t({ message: 'Платёж в месяц', comment: 'Comparison of products: name of a row' }),
      ({ monthly }) => monthly?.amount ?? null,
      ({ monthly }) => {
        const payments = monthly?.payments ?? 0;
        return ` ${t({
          message: `×\u00a0${payments}\u00a0мес.`,
          comment: 'After a monthly payment: the number of payments, one a month, shortened: "317 000 сум × 24 мес."',
        })}`;
      },
    ),
    ofTerm(
      t({ message: 'Всего к оплате', comment: 'Comparison of products: name of a row, the sum of all payments' }),
      ({ monthly }) => monthly?.total ?? null,
    ),
    ofSum(
      t({ message: 'Цена сразу', comment: 'Comparison of products: name of a row, the price without instalments' }),
      ({ price }) => price,
    ),
    ofTerm(
      t({ message: 'Наценка', comment: 'Comparison of products: name of a row, how much more than the price paid at once' }),
      ({ monthly }) => monthly?.markup ?? null,
      ({ monthly }) => ` (${formatNumber(monthly?.markupPercent ?? 0)}${NO_BREAK_SPACE}%)`,
    ),
    row(t({ message: 'Магазин', comment: 'Comparison of products: name of a row' }), ({ store }) => store.name),
    row(t({ message: 'Рейтинг магазина', comment: 'Comparison of products: name of a row' }), ({ store: { rating } }) =>
      rating === null || rating <= 0 ? missing : formatRating(rating),
    ),
    row(t({ message: 'Отзывы о товаре', comment: 'Comparison of products: name of a row, average and number of reviews' }), ({ rating }) =>
      rating === null ? t({ message: 'отзывов пока нет', comment: 'Comparison of products: a product without reviews' }) : reviews(rating),
    ),
    row(
      region === null
        ? t({ message: 'Доставка', comment: 'Product page: heading above delivery and pickup' })
        : t({ message: `Доставка: ${place}`, comment: 'Comparison of products: name of a row; the placeholder is the region' }),
      delivery,
    ),
    ...attributeRows(products, missing),
  ];
}
