import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Grid } from '@muddat/ui/stack';
import { StoreTile } from '@muddat/ui/store-tile';
import type { PartnerStore, PartnerStores } from '../../data/partner-stores.ts';
import { HOME_SECTIONS } from '../../site/live-href.ts';
import { PartMissing } from '../../site/PartMissing.tsx';
import { Section } from '../../site/Section.tsx';

/** The first stores of the marketplace, and how many there are; null when they could not be had. */
export function PartnersSection({ title, partners }: { title: string; partners: PartnerStores | null }) {
  const { t } = useLingui();
  const total = partners?.total ?? 0;
  const count = t({
    message: plural(total, { one: '# магазин', few: '# магазина', many: '# магазинов', other: '# магазина' }),
    comment: 'Beside the heading of the partner stores: how many there are in all',
  });
  return (
    <Section id={HOME_SECTIONS.partners} title={title} aside={partners ? count : undefined}>
      {partners ? (
        <Grid as="ul" columns="2-2-4">
          {partners.stores.map((store) => (
            <StoreItem key={store.id} store={store} />
          ))}
        </Grid>
      ) : (
        <PartMissing
          title={t({ message: 'Магазины не загрузились', comment: 'In place of the partner stores when they could not be fetched' })}
        />
      )}
    </Section>
  );
}

function StoreItem({ store }: { store: PartnerStore }) {
  const { t } = useLingui();
  const { category, maxMonths, addresses, address } = store;
  const term = t({
    message: `до\u00a0${maxMonths}\u00a0мес`,
    comment: 'On the tile of a store: the longest installment term, in months, shortened',
  });
  const places = t({
    message: plural(addresses, { one: '# адрес', few: '# адреса', many: '# адресов', other: '# адреса' }),
    comment: 'On the tile of a store: how many shops it has',
  });
  return (
    <li>
      <StoreTile
        name={store.name}
        line={[category, maxMonths > 0 && term].filter(Boolean).join(' · ')}
        note={address ?? places}
        image={store.logo ?? undefined}
      />
    </li>
  );
}
