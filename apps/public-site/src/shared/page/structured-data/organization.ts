import type { JsonLd } from './json-ld.ts';

export interface OrganizationInput {
  /** Origin of the site, for absolute URLs; without a trailing slash. */
  origin: string;
  /** +998XXXXXXXXX of the support line. */
  phone: string;
}

/** The organisation that runs the site, for the home page. */
export const organizationJsonLd = ({ origin, phone }: OrganizationInput): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: 'Muddat',
  url: origin,
  logo: `${origin}/favicon.svg`,
  areaServed: 'UZ',
  contactPoint: { '@type': 'ContactPoint', telephone: phone, contactType: 'customer support', availableLanguage: ['ru', 'uz'] },
});
