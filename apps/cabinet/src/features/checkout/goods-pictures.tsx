import * as orderCss from '../../domain/order/order.css.ts';
import * as css from './checkout.css.ts';
import type { CheckedStore } from './form-state.ts';

const MAX_PICTURES = 4;

/** Pictures of the goods that are ordered; the same picture only once. */
export function GoodsPictures({ stores }: { stores: readonly CheckedStore[] }) {
  const images = [...new Set(stores.flatMap(({ items }) => items.flatMap(({ product }) => product.image?.url ?? [])))];
  if (images.length === 0) return null;
  return (
    <div className={css.pictures}>
      {images.slice(0, MAX_PICTURES).map((image) => (
        <img key={image} src={image} alt="" width={56} height={56} className={`${css.picture} ${orderCss.goodsImage}`} />
      ))}
    </div>
  );
}
