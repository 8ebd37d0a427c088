import { useLingui } from '@lingui/react/macro';
import { formatPhone } from '@muddat/i18n';
import { MapPin, Phone } from '@muddat/ui/icons';
import { Link } from '@muddat/ui/link';
import { keepNumbersUnbroken } from '@muddat/ui/text';
import type { ReactNode } from 'react';
import { DotSeparatedFacts } from '../../shared/ui/facts.tsx';
import type { Coordinates } from './coordinates.ts';
import { formatKm } from './geo/distance.ts';
import { HoursText } from './hours-text.tsx';
import { OpenStateBadge } from './open-state.tsx';
import * as css from './place-details.css.ts';

export interface PlaceDetailsProps {
  place: Coordinates & { km: number | null; phone: string; hours: string };
  /** The name of the place, or its address. */
  name: string;
  /** The address, if the name is not one. */
  street?: string;
  district: string | null;
  children?: ReactNode;
}

/** One place of a list: address, distance, opening hours, phone, and a link to a map. */
export function PlaceDetails({ place, name, street, district, children }: PlaceDetailsProps) {
  const { t } = useLingui();
  const { km, phone, hours } = place;
  const shown = formatKm(km ?? 0);
  const far =
    km === null
      ? null
      : t({
          message: `${shown}\u00a0км от центра`,
          comment: 'At an address: distance from the centre of its region in kilometres',
        });
  return (
    <div className={css.details}>
      <span className={css.name}>{keepNumbersUnbroken(name)}</span>
      {street !== undefined && <span className={css.textLine}>{keepNumbersUnbroken(street)}</span>}
      <span className={css.textLine}>
        <DotSeparatedFacts facts={[district, far]} />
      </span>
      {children}
      <span className={css.hours}>
        <HoursText hours={hours} />
        <OpenStateBadge hours={hours} />
      </span>
      <span className={css.links}>
        <Link href={`tel:${phone}`} tone="strong">
          <Phone size={18} aria-hidden="true" /> {formatPhone(phone)}
        </Link>
        <Link href={mapLink(place)} target="_blank" rel="noopener noreferrer" tone="strong">
          <MapPin size={18} aria-hidden="true" />
          {t({ message: 'Как доехать', comment: 'Link at an address: opens an external map that shows the way' })}
        </Link>
      </span>
    </div>
  );
}

/** A link to a place on OpenStreetMap, which needs no key and no consent. */
function mapLink({ latitude, longitude }: Coordinates): string {
  const query = new URLSearchParams({ mlat: String(latitude), mlon: String(longitude) });
  return `https://www.openstreetmap.org/?${query}#map=17/${latitude}/${longitude}`;
}
