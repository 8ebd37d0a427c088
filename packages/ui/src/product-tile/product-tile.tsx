import { useLingui } from '@lingui/react/macro';
import { FACT_SEPARATOR, formatNumber } from '@muddat/i18n';
import { useState } from 'react';
import { Badge } from '../badge/badge.tsx';
import { GirihPicture } from '../girih/girih.tsx';
import { cx } from '../internal/cx.ts';
import { useLinkComponent } from '../link/link-component.tsx';
import { Money } from '../money/money.tsx';
import { MonthlyPrice } from '../monthly-price/monthly-price.tsx';
import { type ApiPicture, Picture } from '../picture/picture.tsx';
import { StarShape } from '../stars/stars.tsx';
import { keepNumbersUnbroken } from '../text/keep-numbers-unbroken.ts';
import { VisuallyHidden } from '../text/text.tsx';
import { DESKTOP_QUERY } from '../theme/media.ts';
import * as css from './product-tile.css.ts';
import { stockLevel } from './stock-level.ts';

export interface ProductTileProps {
  /** URL of the product, which the whole tile opens. */
  href: string;
  /** Name of the product. */
  name: string;
  /** Name of the store. Left out where all goods of a list are from one store. */
  store?: string | undefined;
  /** Cash price, whole so'm. */
  price: number;
  /** The lowest monthly payment, the number of months and the total. Left out where the product is not sold in instalments. */
  monthly?: { amount: number; months: number; total: number } | undefined;
  /** The picture, or its URL. Without one, or if it fails to load, the tile shows the ornament of the name. */
  image?: ApiPicture | string | undefined;
  /**
   * Leaves the picture's space empty. A browser may draw a picture that it has cached before the frame with the text, and so delay the
   * text.
   */
  deferImage?: boolean;
  /** One of the first tiles of a page: its picture loads with the page, with high priority. Other pictures load when they come near the screen. */
  priority?: boolean;
  /** Pieces left; `null` if the store does not count them. With three or fewer the tile says so. */
  stock?: number | null;
  /** Average of its reviews, 1 to 5. Left out of a product without reviews. */
  rating?: number | undefined;
}

/** One product. The whole tile is one link, also when the product is out of stock. */
export function ProductTile({
  href,
  name,
  store,
  price,
  monthly,
  image,
  deferImage = false,
  priority = false,
  stock = null,
  rating,
}: ProductTileProps) {
  const { t } = useLingui();
  const Anchor = useLinkComponent();
  const left = stockLevel(stock);
  const gone = left === 'none';
  const pieces = formatNumber(stock ?? 0);
  return (
    <Anchor href={href} className={css.tile}>
      <span className={cx(css.picture, gone && css.soldOut)}>
        {!deferImage && <TilePicture image={image} name={name} priority={priority} />}
      </span>
      <span className={css.body}>
        <span className={css.name}>{keepNumbersUnbroken(name)}</span>
        {(store !== undefined || rating !== undefined) && (
          <span className={css.store}>
            {rating !== undefined && <TileRating rating={rating} />}
            {rating !== undefined && store !== undefined && FACT_SEPARATOR}
            {store}
          </span>
        )}
        <span className={css.price}>
          {monthly && !gone ? (
            <MonthlyPrice {...monthly} price={price} />
          ) : (
            <span className={cx(css.cashPrice, gone && css.priceSoldOut)}>
              <Money amount={price} />
            </span>
          )}
        </span>
      </span>
      {/* The badge is over the picture, but screen readers read it after the name and the price. */}
      {left !== 'plenty' && (
        <span className={css.stockBadge}>
          <Badge tone={gone ? 'neutral' : 'soon'}>
            {gone
              ? t({ message: 'нет в наличии', comment: 'Product tile: sold out' })
              : t({ message: `осталось ${pieces} шт.`, comment: 'Product tile: number of pieces left, at most three' })}
          </Badge>
        </span>
      )}
    </Anchor>
  );
}

/** A star and "4,8". All our languages have a decimal comma. */
function TileRating({ rating }: { rating: number }) {
  const { t } = useLingui();
  const said = rating.toFixed(1).replace('.', ',');
  return (
    <>
      <span className={css.rating} aria-hidden="true">
        <StarShape full size={14} /> {said}
      </span>
      <VisuallyHidden>
        {t({ message: `Оценка ${said} из 5`, comment: 'Read by screen readers: how many stars of five; may be 4,3' })}
      </VisuallyHidden>
    </>
  );
}

function TilePicture({ image, name, priority }: { image: ApiPicture | string | undefined; name: string; priority: boolean }) {
  if (typeof image === 'string') return <UrlImage key={image} image={image} name={name} priority={priority} />;
  const sizes = `${DESKTOP_QUERY} 300px, 50vw`;
  return <Picture picture={image ?? null} name={name} ratio="box" fit="cover" priority={priority} sizes={sizes} widest={400} />;
}

function UrlImage({ image, name, priority }: { image: string; name: string; priority: boolean }) {
  const [broken, setBroken] = useState(false);
  if (broken) return <GirihPicture name={name} />;
  return (
    <img
      src={image}
      alt=""
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      className={css.image}
      onError={() => setBroken(true)}
    />
  );
}
