import { GirihPicture } from '@muddat/ui/girih';
import { pictureSrcAttributes } from '@muddat/ui/picture';
import { Text } from '@muddat/ui/text';
import type { ReactNode } from 'react';
import { useTransliterateGoodsName } from '../../domain/order/goods-name.ts';
import * as order from '../../domain/order/order.css.ts';
import type { ReviewedProduct } from '../../domain/review/review-queries.ts';
import * as css from '../../domain/review/review-rows.css.ts';

type Props = {
  product: ReviewedProduct;
  children?: ReactNode;
  /** At the end of the line: a button. */
  end?: ReactNode;
};

/** A product with its picture, and a line of facts under its name. */
export function ProductLine({ product: { name, image }, children, end }: Props) {
  const goodsName = useTransliterateGoodsName();
  return (
    <div className={css.product}>
      <span className={order.imageFrame} aria-hidden="true">
        {image === null ? (
          <GirihPicture name={name} />
        ) : (
          <img
            {...pictureSrcAttributes(image.url, 52)}
            sizes="52px"
            alt=""
            loading="lazy"
            width={52}
            height={52}
            className={`${order.image} ${order.goodsImage}`}
          />
        )}
      </span>
      <div className={css.name}>
        <Text weight="medium">{goodsName(name)}</Text>
        {children}
      </div>
      {end}
    </div>
  );
}
