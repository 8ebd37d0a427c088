import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { joinFacts, type Locale } from '@muddat/i18n';
import { Section, SectionLink } from '../../../../shared/ui/section.tsx';
import { StoreTiles } from '../../store-tiles.tsx';
import type { BlockOf } from '../block.ts';
import * as css from './rows.css.ts';

/** Some stores of the marketplace, and how many there are. */
export function PartnersBlock({ block, locale }: { block: BlockOf<'partners'>; locale: Locale }) {
  const { t } = useLingui();
  const { id, title, total, items, link } = block;
  const count = t({
    message: plural(total, { one: '# магазин', few: '# магазина', many: '# магазинов', other: '# магазина' }),
    comment: 'Next to the heading of the partner stores: number of stores',
  });
  return (
    <Section id={id} title={title} aside={link ? <SectionLink link={{ ...link, label: joinFacts([link.label, String(total)]) }} /> : count}>
      <StoreTiles stores={items} locale={locale} className={css.stores} />
    </Section>
  );
}
