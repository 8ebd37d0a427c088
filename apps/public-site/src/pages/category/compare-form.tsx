import { useLingui } from '@lingui/react/macro';
import { hrefTo } from '@muddat/routing';
import { BottomBar } from '@muddat/ui/bottom-bar';
import { Button } from '@muddat/ui/button';
import { Checkbox } from '@muddat/ui/checkbox';
import { Inline } from '@muddat/ui/stack';
import { Text, VisuallyHidden } from '@muddat/ui/text';
import { buyBar } from '../../domain/basket/buy-bar.css.ts';
import type { ProductTileData } from '../../domain/product/product-card.ts';
import { ProductGrid, type ProductGridProps } from '../../domain/product/product-grid.tsx';
import { MAX_COMPARED, useComparedProducts } from '../../domain/product/use-compared-products.ts';
import * as css from './compare-form.css.ts';

interface CompareFormProps extends Omit<ProductGridProps, 'under' | 'above'> {
  /** Alias of the category, whose products are compared. */
  category: string;
}

/**
 * The products of the list, of which the customer can choose some. A checkbox above the list shows one below each product. The browser
 * itself submits the ids of the chosen ones to the page that compares, so that this works without a script. With one, the choice is kept
 * on the other pages of the list.
 */
export function CompareForm({ category, products, locale, ...grid }: CompareFormProps) {
  const { t } = useLingui();
  const { isOn, ids: chosen, setOn, choose } = useComparedProducts(category);
  // A product that has sold out meanwhile has no checkbox, and cannot be compared.
  const ids = chosen.filter((id) => !products.some((product) => product.id === id && product.stock !== null && product.stock <= 0));
  const number = ids.length;
  const box = ({ id, name, stock }: ProductTileData) =>
    (stock === null || stock > 0) && (
      <span className={css.whileComparing}>
        <Checkbox
          name="id"
          value={id}
          checked={ids.includes(id)}
          disabled={number >= MAX_COMPARED && !ids.includes(id)}
          onChange={(isChosen) => choose(id, isChosen)}
        >
          {t({ message: 'В сравнение', comment: 'Below a product of a list: checkbox that chooses it for the comparison' })}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Checkbox>
      </span>
    );
  const toggle = (
    <span className={css.toggle}>
      <Checkbox checked={isOn} onChange={setOn}>
        {t({
          message: 'Сравнение',
          comment: 'Above a list of products: checkbox that switches the choice of products for a comparison on',
        })}
      </Checkbox>
    </span>
  );
  return (
    <form action={hrefTo('compare', {}, locale)} className={css.form}>
      {ids
        .filter((id) => !products.some((product) => product.id === id))
        .map((id) => (
          <input key={id} type="hidden" name="id" value={id} />
        ))}
      <ProductGrid
        {...grid}
        products={products}
        locale={locale}
        under={box}
        above={products.length > 1 || number > 0 ? toggle : undefined}
      />
      <div className={`${buyBar} ${css.bar} ${css.whileComparing}`}>
        <BottomBar
          action={
            <Inline justify="between" nowrap>
              <span role="status">
                <Text as="span" size="s">
                  {number === 0
                    ? t({ message: 'Отметьте от 2 до 4 товаров', comment: 'Bar below a list of products, beside the button «Сравнить»' })
                    : t({
                        message: `Выбрано: ${number} из ${MAX_COMPARED}`,
                        comment:
                          'Bar below a list of products, beside the button «Сравнить»: how many products are chosen, and how many can be',
                      })}
                </Text>
              </span>
              <Button type="submit">
                {t({ message: 'Сравнить', comment: 'Bar below a list of products: opens the comparison of the chosen ones' })}
              </Button>
            </Inline>
          }
        />
      </div>
    </form>
  );
}
