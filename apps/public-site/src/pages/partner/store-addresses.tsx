import { useLingui } from '@lingui/react/macro';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import { PlaceDetails } from '../../domain/place/place-details.tsx';
import { RegionPlaces } from '../../domain/place/region-places.tsx';
import type { PartnerData } from './partner.types.ts';

export interface StoreAddressesProps {
  regions: PartnerData['regions'];
  /** Number of addresses with its noun: «3 адреса». */
  countText: (places: number) => string;
  /** Name of the customer's region when the store has no shop there, else null. */
  elsewhere: string | null;
}

/** Addresses of a store, grouped by region. */
export function StoreAddresses({ regions, countText, elsewhere }: StoreAddressesProps) {
  const { t } = useLingui();
  return (
    <Stack gap="m">
      {elsewhere !== null && (
        <Text tone="quiet">
          {t({
            message: `В вашем регионе (${elsewhere}) адресов нет. Вот остальные.`,
            comment: 'On the page of a store above its addresses; the placeholder is the name of the region that the customer chose',
          })}
        </Text>
      )}
      <RegionPlaces groups={regions} countText={countText}>
        {(place) => <PlaceDetails place={place} name={place.address} district={place.note} />}
      </RegionPlaces>
    </Stack>
  );
}
