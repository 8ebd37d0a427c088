import { useLingui } from '@lingui/react/macro';
import { brandAndModel } from '@muddat/i18n';
import { useRouteContext } from '@tanstack/react-router';

type Goods = { readonly productId: string; readonly name: string | null };

/** The name of a product in the reader's alphabet; brand and model stay in Latin. Without a name, the product's number. */
export function useGoodsName(): (goods: Goods) => string {
  const { t } = useLingui();
  const { transliterate } = useRouteContext({ from: '__root__' });
  return ({ productId, name }) =>
    name === null
      ? t({ message: `Товар №\u00a0${productId}`, comment: 'Basket: a product whose name is not known, by its number' })
      : transliterate(name, [brandAndModel(name)]);
}
