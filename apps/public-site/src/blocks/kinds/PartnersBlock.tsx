import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { Grid } from '@muddat/ui/stack';
import { StoreTile } from '@muddat/ui/store-tile';
import { Section } from '../../site/Section.tsx';
import type { BlockOf } from '../block.ts';
import { SectionLink } from './SectionLink.tsx';

/** Some stores of the marketplace, and how many there are. */
export function PartnersBlock({ block, locale }: { block: BlockOf<'partners'>; locale: Locale }) {
  const { t } = useLingui();
  const { id, title, total, items, link } = block;
  const count = t({
    message: plural(total, { one: '# магазин', few: '# магазина', many: '# магазинов', other: '# магазина' }),
    comment: 'Beside the heading of the partner stores: how many there are in all',
  });
  return (
    <Section id={id} title={title} aside={link ? <SectionLink link={{ ...link, label: `${link.label} · ${total}` }} /> : count}>
      <Grid as="ul" columns="2-2-4">
        {items.map((store) => (
          <StoreItem key={store.id} store={store} locale={locale} />
        ))}
      </Grid>
    </Section>
  );
}

function StoreItem({ store, locale }: { store: BlockOf<'partners'>['items'][number]; locale: Locale }) {
  const { t } = useLingui();
  const { alias, name, category, max_months: maxMonths, places, place, logo } = store;
  const term = t({
    message: `до\u00a0${maxMonths}\u00a0мес`,
    comment: 'On the tile of a store: the longest installment term, in months, shortened',
  });
  const addresses = t({
    message: plural(places, { one: '# адрес', few: '# адреса', many: '# адресов', other: '# адреса' }),
    comment: 'On the tile of a store: how many shops it has',
  });
  return (
    <li>
      <StoreTile
        href={hrefTo('partner', { alias }, locale)}
        name={name}
        line={[category, maxMonths > 0 && term].filter(Boolean).join(' · ')}
        note={place ?? addresses}
        image={logo ?? undefined}
      />
    </li>
  );
}
