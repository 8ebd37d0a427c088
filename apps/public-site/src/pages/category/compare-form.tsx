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
import * as css from './compare-form.css.ts';

/** Above the list: shows a checkbox below each product. Styles do this, so that it needs no script. */
export function CompareToggle() {
  const { t } = useLingui();
  return (
    <span className={css.toggle}>
      <Checkbox>
        {t({
          message: 'Выбрать для сравнения',
          comment: 'Above a list of products: checkbox that shows the checkbox «В сравнение» below each product',
        })}
      </Checkbox>
    </span>
  );
}

/** The products of the list, of which the customer can choose some. The browser itself submits their ids to the page that compares. */
export function CompareForm({ locale, ...grid }: Omit<ProductGridProps, 'under'>) {
  const { t } = useLingui();
  const box = ({ id, name, stock }: ProductTileData) =>
    (stock === null || stock > 0) && (
      <span className={css.whileComparing}>
        <Checkbox name="id" value={id}>
          {t({ message: 'В сравнение', comment: 'Below a product of a list: checkbox that chooses it for the comparison' })}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Checkbox>
      </span>
    );
  return (
    <form action={hrefTo('compare', {}, locale)} className={css.form}>
      <ProductGrid {...grid} locale={locale} under={box} />
      <div className={`${buyBar} ${css.bar} ${css.whileComparing}`}>
        <BottomBar
          action={
            <Inline justify="between" nowrap>
              <Text as="span" size="s">
                {t({ message: 'Отметьте от 2 до 4 товаров', comment: 'Bar below a list of products, beside the button «Сравнить»' })}
              </Text>
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
