import { useLanguage } from '@muddat/app-shell';
import { formatMoney, type Language } from '@muddat/i18n';
import { pictureSrcAttributes } from '@muddat/ui/picture';
import { keepNumbersUnbroken, Text } from '@muddat/ui/text';
import type { ReactNode } from 'react';
import { useTransliterateGoodsName } from './goods-name.ts';
import * as css from './order.css.ts';

type PriceProps = { price: number; quantity: number };
type Props = { item: { image: string; name: string } & PriceProps; children?: ReactNode };

/** A product in a list: picture, name, price and quantity, with optional actions below. */
export function GoodsLine({ item: { image, name, price, quantity }, children }: Props) {
  const language = useLanguage();
  const goodsName = useTransliterateGoodsName();
  return (
    <li className={css.item}>
      <span className={css.imageFrame}>
        {image !== '' && (
          <img
            {...pictureSrcAttributes(image, 52)}
            sizes="52px"
            alt=""
            loading="lazy"
            width={52}
            height={52}
            className={`${css.image} ${css.goodsImage}`}
          />
        )}
      </span>
      <div>
        <Text size="s" weight="medium">
          {keepNumbersUnbroken(goodsName(name))}
        </Text>
        <span className={css.price}>{goodsPriceText({ price, quantity }, language)}</span>
        {children}
      </div>
    </li>
  );
}

/** What one piece of a product costs, and how many were bought: `428 000 сум × 2`. */
export const goodsPriceText = ({ price, quantity }: PriceProps, language: Language): string =>
  formatMoney(price, language) + (quantity > 1 ? `\u00a0×\u00a0${quantity}` : '');
