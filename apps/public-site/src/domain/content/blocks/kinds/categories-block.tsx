import type { Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { useLinkComponent } from '@muddat/ui/link';
import { Picture } from '@muddat/ui/picture';
import { media } from '@muddat/ui/theme/media';
import { Section, SectionLink } from '../../../../shared/ui/section.tsx';
import { useRendersWholePage } from '../../../../shared/ui/use-above-the-fold.ts';
import type { BlockOf } from '../block.ts';
import * as css from './categories-block.css.ts';

const SIZES = `${media.desktop} 190px, 33vw`;
const WIDEST = 240;

/** Categories as small pictures, each a link to its goods. How many there are depends on the width: the link leads to the others. */
export function CategoriesBlock({ block: { id, title, link, items }, locale }: { block: BlockOf<'categories'>; locale: Locale }) {
  const Anchor = useLinkComponent();
  const isWhole = useRendersWholePage();
  return (
    <Section id={id} title={title} aside={link ? <SectionLink link={link} /> : undefined}>
      <ul className={css.list}>
        {items.map(({ alias, label, picture }) => (
          <li key={alias} className={css.item}>
            <Anchor href={hrefTo('category', { alias }, locale)} className={css.tile}>
              <span className={css.picture}>
                {isWhole && <Picture picture={picture} name={label} ratio="box" sizes={SIZES} widest={WIDEST} />}
              </span>
              <span className={css.name}>{label}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </Section>
  );
}
