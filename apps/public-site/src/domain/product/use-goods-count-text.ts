import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '@muddat/i18n';

/**
 * For example «1 312 товаров». Formatted by our own function: Node and browsers format Uzbek numbers differently, which would break
 * hydration.
 */
export function useGoodsCountText(total: number): string {
  const { t } = useLingui();
  const count = formatNumber(total);
  return t({
    message: plural(total, { one: `${count} товар`, few: `${count} товара`, many: `${count} товаров`, other: `${count} товара` }),
    comment: 'Next to the name of a category: number of products',
  });
}
