import type { Locale } from '@muddat/i18n';
import { Section, SectionLink } from '../../../../shared/ui/section.tsx';
import { ProductGrid } from '../../../product/product-grid.tsx';
import type { BlockOf } from '../block.ts';
import * as css from './rows.css.ts';

/** A row of products. Renders nothing without products. How many there are depends on the width: the link leads to the others. */
export function ProductRowBlock({ block: { id, title, link, items }, locale }: { block: BlockOf<'product-row'>; locale: Locale }) {
  if (items.length === 0) return null;
  return (
    <Section id={id} title={title} aside={link ? <SectionLink link={link} /> : undefined}>
      <div className={link ? css.goods : undefined}>
        <ProductGrid products={items} locale={locale} label={title} />
      </div>
    </Section>
  );
}
