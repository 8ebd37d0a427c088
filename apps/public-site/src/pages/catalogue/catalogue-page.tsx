import { useLingui } from '@lingui/react/macro';
import { formatNumber, type Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { GirihPicture } from '@muddat/ui/girih';
import { Heading } from '@muddat/ui/heading';
import { useLinkComponent } from '@muddat/ui/link';
import { Grid } from '@muddat/ui/stack';
import { useGoodsCountText } from '../../domain/product/use-goods-count-text.ts';
import type { PageProps } from '../../shared/page/types.ts';
import { useItemsAboveTheFold } from '../../shared/ui/use-above-the-fold.ts';
import * as css from './catalogue.css.ts';
import type { CatalogueData, CatalogueSection } from './catalogue.data.ts';

/** Number of categories in the first render: three rows on a wide screen. */
const VISIBLE_COUNT = { onPhone: 4, elsewhere: 9 };

/** All categories, with their subcategories and the number of products in each. */
export function CataloguePage({ data: { sections }, locale }: PageProps<CatalogueData>) {
  const { t } = useLingui();
  return (
    <div className={css.page}>
      <Heading level={1} size="title">
        {t({ message: 'Каталог', comment: 'Heading of the page with all product categories, and the link to it in breadcrumbs' })}
      </Heading>
      <Grid as="ul" columns="1-2-3" gap="s">
        {useItemsAboveTheFold(sections, VISIBLE_COUNT).map((section) => (
          <li key={section.alias}>
            <Section section={section} locale={locale} />
          </li>
        ))}
      </Grid>
    </div>
  );
}

function Section({ section: { alias, title, icon, count, entries }, locale }: { section: CatalogueSection; locale: Locale }) {
  const Anchor = useLinkComponent();
  const goods = useGoodsCountText(count ?? 0);
  return (
    <section className={css.section}>
      <span className={css.icon} aria-hidden="true">
        {icon === null ? (
          <GirihPicture name={title} />
        ) : (
          <img src={icon} alt="" width={64} height={64} loading="lazy" className={css.image} />
        )}
      </span>
      <Heading level={2} size="s">
        <span className={css.name}>
          <Anchor href={hrefTo('category', { alias }, locale)} className={css.allLink}>
            {title}
          </Anchor>
          {count !== null && <span className={css.count}>{goods}</span>}
        </span>
      </Heading>
      <ul className={css.entries}>
        {entries.map((entry) => (
          <li key={entry.alias}>
            <Anchor href={hrefTo('category', { alias: entry.alias }, locale)} className={css.entry}>
              <span>
                {entry.title}
                {entry.count !== null && <span className={css.count}>{`\u00a0${formatNumber(entry.count)}`}</span>}
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
