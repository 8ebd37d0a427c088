import { absolute, type JsonLd } from './json-ld.ts';

export interface ProductInput {
  origin: string;
  /** Path of the product's page. */
  path: string;
  id: string;
  name: string;
  description: string;
  brand: string | null;
  /** Addresses of its pictures, paths or absolute. */
  images: readonly string[];
  category: string | null;
  /** So'm, at once: what the cash price is, never a monthly sum. */
  price: number;
  /** Pieces. */
  stock: number;
  store: { name: string; path: string };
}

/** A product with its offer: the cash price in so'm, whether it is there, and who sells it. */
export const product = ({ origin, path, id, name, description, brand, images, category, price, stock, store }: ProductInput): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  sku: id,
  name,
  description,
  ...(brand === null ? {} : { brand: { '@type': 'Brand', name: brand } }),
  ...(category === null ? {} : { category }),
  ...(images.length === 0 ? {} : { image: images.map((image) => absolute(origin, image)) }),
  offers: {
    '@type': 'Offer',
    url: absolute(origin, path),
    price,
    priceCurrency: 'UZS',
    itemCondition: 'https://schema.org/NewCondition',
    availability: stock > 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    seller: { '@type': 'Store', name: store.name, url: absolute(origin, store.path) },
  },
});
