import { absoluteUrl, type JsonLd } from './json-ld.ts';

export interface StoreBranch {
  address: string;
  /** City or district. */
  locality: string | null;
  latitude: number | null;
  longitude: number | null;
  /** 'HH:MM-HH:MM', the same every day; null when unknown. */
  hours: string | null;
  /** +998XXXXXXXXX; null when unknown. */
  phone: string | null;
}

export interface StoreJsonLdInput {
  origin: string;
  /** Path of the store's page. */
  path: string;
  name: string;
  description: string;
  logo: string | null;
  rating: { value: number; count: number } | null;
  branches: readonly StoreBranch[];
}

const HOURS = /^([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-4]):([0-5]\d)$/;

/** A partner store with its shops. A single shop's address becomes the store's own; several shops become departments. */
export function storeJsonLd({ origin, path, name, description, logo, rating, branches }: StoreJsonLdInput): JsonLd {
  const [first, ...more] = branches;
  const whole: JsonLd = {
    '@context': 'https://schema.org',
    '@type': 'Store',
    '@id': absoluteUrl(origin, path),
    name,
    description,
    url: absoluteUrl(origin, path),
    currenciesAccepted: 'UZS',
  };
  return {
    ...whole,
    ...(logo === null ? {} : { logo: absoluteUrl(origin, logo), image: absoluteUrl(origin, logo) }),
    ...(rating === null || rating.count === 0
      ? {}
      : { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.value, reviewCount: rating.count } }),
    ...(first && more.length === 0 ? branchJsonLd(first) : {}),
    ...(more.length === 0 ? {} : { department: branches.map((place) => ({ '@type': 'Store', name, ...branchJsonLd(place) })) }),
  };
}

function branchJsonLd({ address, locality, latitude, longitude, hours, phone }: StoreBranch) {
  const [, opensHour, opensMinute, closesHour, closesMinute] = HOURS.exec(hours ?? '') ?? [];
  return {
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      ...(locality === null ? {} : { addressLocality: locality }),
      addressCountry: 'UZ',
    },
    ...(latitude === null || longitude === null ? {} : { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(phone === null ? {} : { telephone: phone }),
    ...(opensHour === undefined ? {} : { openingHours: `Mo-Su ${opensHour}:${opensMinute}-${closesHour}:${closesMinute}` }),
  };
}
