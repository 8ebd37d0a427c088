import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatMoney } from '@muddat/i18n';
import { Button } from '@muddat/ui/button';
import { Text } from '@muddat/ui/text';
import type { CheckedLine } from '../check/checked-basket.ts';

/** Notes on what has changed in a product since the customer last saw it. */
export function GoodsRowNotes({ checked, onTakeLess }: { checked: CheckedLine | null; onTakeLess: (quantity: number) => void }) {
  const { t } = useLingui();
  const language = useLanguage();
  if (checked === null) return null;
  const { state, priceWas, price, available } = checked;
  const [was, now] = [formatMoney(priceWas ?? 0, language), formatMoney(price, language)];
  return (
    <>
      {priceWas !== null && (
        <Text size="s" tone={price > priceWas ? 'soon' : 'good'}>
          {price > priceWas
            ? t({ message: `Цена выросла: была ${was}, стала ${now}`, comment: 'Basket: the price of a product has risen' })
            : t({ message: `Цена снизилась: была ${was}, стала ${now}`, comment: 'Basket: the price of a product has fallen' })}
        </Text>
      )}
      {state === 'sold_out' && (
        <Text size="s" tone="bad">
          {t({ message: 'Нет в наличии', comment: 'Basket: the product is sold out' })}
        </Text>
      )}
      {state === 'less_stock' && (
        <>
          <Text size="s" tone="soon">
            {t({
              message: `В магазине осталось только ${available} шт.`,
              comment: 'Basket: the store has fewer pieces than are in the basket; the placeholder is their number',
            })}
          </Text>
          <Button size="s" variant="secondary" onClick={() => onTakeLess(available)}>
            {t({
              message: `Взять ${available} шт.`,
              comment: 'Basket, button: reduces the quantity to the pieces that the store still has',
            })}
          </Button>
        </>
      )}
    </>
  );
}
