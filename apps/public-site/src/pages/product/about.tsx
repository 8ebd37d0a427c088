import { useLingui } from '@lingui/react/macro';
import { Heading } from '@muddat/ui/heading';
import * as css from './product.css.ts';
import type { ProductData } from './product.data.ts';

/** Description and attributes of a product. */
export function AboutProduct({ data: { description, attributes } }: { data: ProductData }) {
  const { t } = useLingui();
  return (
    <>
      {description && (
        <section className={css.section} aria-labelledby="about">
          <Heading level={2} size="l" id="about">
            {t({ message: 'О товаре', comment: 'Product page: heading above the description' })}
          </Heading>
          <p className={css.words}>{description}</p>
        </section>
      )}
      {attributes.length > 0 && (
        <section className={css.section} aria-labelledby="facts">
          <Heading level={2} size="l" id="facts">
            {t({ message: 'Характеристики', comment: 'Product page: heading above the attributes of a product' })}
          </Heading>
          <dl className={css.factList}>
            {attributes.map(({ label, text }) => (
              <div key={label} className={css.fact}>
                <dt className={css.factName}>{label}</dt>
                <dd className={css.factText}>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  );
}
