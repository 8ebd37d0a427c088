import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '@muddat/i18n';

/** «1 312 товаров». The number is written by hand: the browser and the server do not agree on how Uzbek numbers look. */
export function useGoodsTotal(total: number): string {
  const { t } = useLingui();
  const count = formatNumber(total);
  return t({
    message: plural(total, { one: `${count} товар`, few: `${count} товара`, many: `${count} товаров`, other: `${count} товара` }),
    comment: 'Beside the name of a category: how many products there are',
  });
}
