import { useLingui } from '@lingui/react/macro';
import { formatNumber, type Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { GirihPicture } from '@muddat/ui/girih';
import { Heading } from '@muddat/ui/heading';
import { useLinkComponent } from '@muddat/ui/link';
import { pictureSrcAttributes } from '@muddat/ui/picture';
import { media } from '@muddat/ui/theme/media';
import { useGoodsCountText } from '../../domain/product/use-goods-count-text.ts';
import type { PageProps } from '../../shared/page/types.ts';
import { useItemsAboveTheFold } from '../../shared/ui/use-above-the-fold.ts';
import * as css from './catalogue.css.ts';
import type { CatalogueData, CatalogueSection } from './catalogue.data.ts';

/** Number of categories in the first render: those that the screen shows. */
const VISIBLE_COUNT = { onPhone: 5, elsewhere: 8 };
/** A small square on a phone; above the name elsewhere. */
const PICTURE_SIZES = `${media.desktop} 400px, ${media.tablet} 50vw, 64px`;
const PICTURE_WIDTH = 400;

/** All categories, with their subcategories and the number of products in each. */
export function CataloguePage({ data: { sections }, locale }: PageProps<CatalogueData>) {
  const { t } = useLingui();
  return (
    <div className={css.page}>
      <Heading level={1} size="title">
        {t({ message: 'Каталог', comment: 'Heading of the page with all product categories, and the link to it in breadcrumbs' })}
      </Heading>
      <ul className={css.sections}>
        {useItemsAboveTheFold(sections, VISIBLE_COUNT).map((section) => (
          <li key={section.alias}>
            <Section section={section} locale={locale} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Section({ section: { alias, title, icon, count, entries }, locale }: { section: CatalogueSection; locale: Locale }) {
  const Anchor = useLinkComponent();
  const goods = useGoodsCountText(count ?? 0);
  return (
    <section className={css.section}>
      <div className={css.lead}>
        <span className={css.picture} aria-hidden="true">
          {icon === null ? (
            <GirihPicture name={title} />
          ) : (
            <img
              {...pictureSrcAttributes(icon, PICTURE_WIDTH)}
              sizes={PICTURE_SIZES}
              alt=""
              width={6}
              height={5}
              loading="lazy"
              className={css.image}
            />
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
      </div>
      {entries.length > 0 && (
        <ul className={css.entries}>
          {entries.map((entry) => (
            <li key={entry.alias} className={css.entryItem}>
              <Anchor href={hrefTo('category', { alias: entry.alias }, locale)} className={css.entry}>
                <span>
                  {entry.title}
                  {entry.count !== null && <span className={css.count}>{`\u00a0${formatNumber(entry.count)}`}</span>}
                </span>
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
