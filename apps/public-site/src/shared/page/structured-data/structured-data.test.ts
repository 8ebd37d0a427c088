import { describe, expect, test } from 'vitest';
import { breadcrumbsJsonLd, faqPageJsonLd, type JsonLd } from './json-ld.ts';
import { organizationJsonLd } from './organization.ts';
import { productJsonLd } from './product.ts';
import { type StoreJsonLdInput, storeJsonLd } from './store.ts';

const ORIGIN = 'https://muddat.example';
const goods = {
  origin: ORIGIN,
  path: '/ru/product/7',
  id: '7',
  name: 'Холодильник',
  description: 'Двухкамерный',
  brand: 'Artel',
  images: ['/images/640/7.webp', 'https://cdn.example/7.webp'],
  category: 'Холодильники',
  price: 4_800_000,
  stock: 3,
  store: { name: 'Orzu Texnika', path: '/ru/partner/orzu-texnika' },
};
const place = {
  address: 'ул. Навои, 5',
  locality: 'Ташкент',
  latitude: 41.3,
  longitude: 69.2,
  hours: '09:00-21:00',
  phone: '+998712000001',
};
const shop: StoreJsonLdInput = {
  origin: ORIGIN,
  path: '/ru/partner/orzu-texnika',
  name: 'Orzu Texnika',
  description: 'Бытовая техника',
  logo: '/logo.svg',
  rating: { value: 4.8, count: 249 },
  branches: [place],
};

test('all structured data has the schema.org context and absolute addresses', () => {
  const things: (JsonLd | null)[] = [
    organizationJsonLd({ origin: ORIGIN, phone: '+998712000000' }),
    breadcrumbsJsonLd(ORIGIN, [{ label: 'Главная', href: '/ru' }, { label: 'Магазины' }]),
    productJsonLd(goods),
    faqPageJsonLd([{ question: 'Бесплатно?', answer: 'Чаще нет.' }]),
    storeJsonLd(shop),
  ];
  expect(things.map((thing) => thing?.['@type'])).toEqual(['Organization', 'BreadcrumbList', 'Product', 'FAQPage', 'Store']);
  for (const thing of things) {
    expect(thing?.['@context']).toBe('https://schema.org');
    for (const [, href] of JSON.stringify(thing).matchAll(/"(?:url|item|logo|@id)":"([^"]*)"/g)) expect(href).toMatch(/^https:\/\//);
  }
});

test('breadcrumbs are numbered from one, and the last one needs no address', () => {
  expect(breadcrumbsJsonLd(ORIGIN, [{ label: 'Главная', href: '/ru' }, { label: 'Магазины' }])['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Главная', item: `${ORIGIN}/ru` },
    { '@type': 'ListItem', position: 2, name: 'Магазины' },
  ]);
});

describe('the structured data of a product', () => {
  test('has an offer of the store at the cash price in UZS', () => {
    expect(productJsonLd(goods)).toMatchObject({
      sku: '7',
      brand: { name: 'Artel' },
      image: [`${ORIGIN}/images/640/7.webp`, 'https://cdn.example/7.webp'],
      offers: {
        '@type': 'Offer',
        url: `${ORIGIN}/ru/product/7`,
        price: 4_800_000,
        priceCurrency: 'UZS',
        availability: 'https://schema.org/InStock',
        seller: { name: 'Orzu Texnika', url: `${ORIGIN}/ru/partner/orzu-texnika` },
      },
    });
  });
  test('says that a sold-out product is out of stock', () => {
    expect(productJsonLd({ ...goods, stock: 0 })['offers']).toMatchObject({ availability: 'https://schema.org/OutOfStock' });
  });
  test('leaves out unknown fields', () => {
    const thing = productJsonLd({ ...goods, brand: null, category: null, images: [] });
    expect(Object.keys(thing)).not.toEqual(expect.arrayContaining(['brand']));
    expect(JSON.stringify(thing)).not.toMatch(/null|"image"|"category"/);
  });
});

describe('the structured data of a store', () => {
  test('has address, coordinates, phone and hours of a single shop', () => {
    expect(storeJsonLd(shop)).toMatchObject({
      address: { streetAddress: 'ул. Навои, 5', addressLocality: 'Ташкент', addressCountry: 'UZ' },
      geo: { latitude: 41.3, longitude: 69.2 },
      telephone: '+998712000001',
      openingHours: 'Mo-Su 09:00-21:00',
      aggregateRating: { ratingValue: 4.8, reviewCount: 249 },
    });
  });
  test('has a department for each of several shops, and no address of its own', () => {
    const thing = storeJsonLd({ ...shop, branches: [place, { ...place, address: 'ул. Бобура, 1', hours: 'круглосуточно', phone: null }] });
    expect(thing['address']).toBeUndefined();
    expect(thing['department']).toMatchObject([
      { address: { streetAddress: 'ул. Навои, 5' } },
      { address: { streetAddress: 'ул. Бобура, 1' } },
    ]);
    expect(JSON.stringify(thing['department']).match(/openingHours/g)).toHaveLength(1);
  });
  test('has no rating without reviews', () => {
    expect(storeJsonLd({ ...shop, rating: { value: 0, count: 0 } })['aggregateRating']).toBeUndefined();
  });
});

test('faqPageJsonLd returns null for no questions', () => {
  expect(faqPageJsonLd([])).toBeNull();
});
