import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@muddat/ui/skeleton';
import { Grid, Stack } from '@muddat/ui/stack';
import { ErrorState } from '@muddat/ui/states';
import { StoreTile } from '@muddat/ui/store-tile';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { inReadersLetters } from '../../data/in-readers-letters.ts';
import { type PartnerStore, partnerStoresQuery } from '../../data/partner-stores.ts';
import { HOME_SECTIONS } from '../../site/live-href.ts';
import { Section } from '../../site/Section.tsx';

/** The first stores of the marketplace, and how many there are. */
export function PartnersSection({ title }: { title: string }) {
  const { t } = useLingui();
  const { api, locale, readable } = useRouteContext({ from: '__root__' });
  const { data, isError, isFetching, refetch } = useQuery(partnerStoresQuery(api, locale));
  const total = data?.total ?? 0;
  const count = t({
    message: plural(total, { one: '# магазин', few: '# магазина', many: '# магазинов', other: '# магазина' }),
    comment: 'Beside the heading of the partner stores: how many there are in all',
  });
  return (
    <Section id={HOME_SECTIONS.partners} title={title} aside={data && count}>
      {isError ? (
        <ErrorState
          level={3}
          title={t({ message: 'Магазины не загрузились', comment: 'In place of the partner stores when they could not be fetched' })}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Grid as="ul" columns="2-2-4">
          {data
            ? inReadersLetters(data.stores, readable).map((store) => <StoreItem key={store.id} store={store} />)
            : PLACES.map((place) => <PlaceKeeper key={place} />)}
        </Grid>
      )}
    </Section>
  );
}

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8];

const PlaceKeeper = () => (
  <li>
    <Stack gap="xs">
      <Skeleton shape="tile" />
      <Skeleton width="half" />
      <Skeleton width="most" />
    </Stack>
  </li>
);

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
