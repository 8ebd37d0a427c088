import { absoluteUrl, type JsonLd } from './json-ld.ts';

export interface ProductJsonLdInput {
  origin: string;
  /** Path of the product's page. */
  path: string;
  id: string;
  name: string;
  description: string;
  brand: string | null;
  /** URLs of the pictures, relative or absolute. */
  images: readonly string[];
  category: string | null;
  /** Cash price in so'm, never a monthly payment. */
  price: number;
  /** Pieces left; 0 or less means out of stock. */
  stock: number;
  store: { name: string; path: string };
}

/** A product with its offer: cash price in so'm, availability and seller. */
export const productJsonLd = ({
  origin,
  path,
  id,
  name,
  description,
  brand,
  images,
  category,
  price,
  stock,
  store,
}: ProductJsonLdInput): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  sku: id,
  name,
  description,
  ...(brand === null ? {} : { brand: { '@type': 'Brand', name: brand } }),
  ...(category === null ? {} : { category }),
  ...(images.length === 0 ? {} : { image: images.map((image) => absoluteUrl(origin, image)) }),
  offers: {
    '@type': 'Offer',
    url: absoluteUrl(origin, path),
    price,
    priceCurrency: 'UZS',
    itemCondition: 'https://schema.org/NewCondition',
    availability: stock > 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    seller: { '@type': 'Store', name: store.name, url: absoluteUrl(origin, store.path) },
  },
});
