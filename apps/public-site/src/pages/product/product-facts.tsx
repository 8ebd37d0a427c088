import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { FACT_SEPARATOR } from '@muddat/i18n';
import { Banner } from '@muddat/ui/banner';
import { Star } from '@muddat/ui/icons';
import { Link } from '@muddat/ui/link';
import { Text, VisuallyHidden } from '@muddat/ui/text';
import { formatRating } from '../../domain/store/store-item.ts';
import * as css from './product.css.ts';
import type { ProductData } from './product.data.ts';

/** Id of the reviews' place on the page, which exists before they have loaded. */
export const REVIEWS_ID = 'product-reviews';
/** Up to this stock the page shows the number of pieces left. */
const FEW_PIECES = 3;

/** Below the name of a product: its rating, and whether it is in stock. */
export function ProductFacts({ data: { rating, stock, related } }: { data: ProductData }) {
  const { t } = useLingui();
  return (
    <>
      <div className={css.facts}>
        {rating !== null && <Rating {...rating} />}
        {stock > 0 && (
          <Text as="span" size="s" tone={stock <= FEW_PIECES ? 'soon' : 'good'}>
            {stock <= FEW_PIECES
              ? t({ message: `Осталось ${stock} шт.`, comment: 'Product page: number of pieces left, when they are few' })
              : t({ message: 'В наличии', comment: 'Product page: in stock' })}
          </Text>
        )}
      </div>
      {stock <= 0 && (
        <div className={css.soldOut}>
          <Banner tone="neutral">
            {t({ message: 'Нет в наличии.', comment: 'Product page: sold out; a link to related products may follow' })}{' '}
            {related.length > 0 && (
              <Link href="#related">
                {t({ message: 'Посмотреть похожие товары', comment: 'Product page, sold out: link to related products below' })}
              </Link>
            )}
          </Banner>
        </div>
      )}
    </>
  );
}

function Rating({ average, count }: { average: number; count: number }) {
  const { t } = useLingui();
  const reviews = t({
    message: plural(count, { one: '# отзыв', few: '# отзыва', many: '# отзывов', other: '# отзыва' }),
    comment: 'Product page: number of reviews, next to the average',
  });
  return (
    <a href={`#${REVIEWS_ID}`} className={css.ratingLink}>
      <Star size={16} aria-hidden="true" className={css.star} />
      <VisuallyHidden>
        {t({ message: 'Рейтинг', comment: 'Read by screen readers: before the average of the reviews of a product' })}{' '}
      </VisuallyHidden>
      {`${formatRating(average)}${FACT_SEPARATOR}${reviews}`}
    </a>
  );
}
