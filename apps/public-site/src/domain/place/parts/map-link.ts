import type { Place } from './distance.ts';

/** The way to a place on a map outside. OpenStreetMap asks for no key and no consent. */
export function mapLink({ latitude, longitude }: Place): string {
  const query = new URLSearchParams({ mlat: String(latitude), mlon: String(longitude) });
  return `https://www.openstreetmap.org/?${query}#map=17/${latitude}/${longitude}`;
}
