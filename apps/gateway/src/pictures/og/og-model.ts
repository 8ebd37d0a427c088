/** Everything that an Open Graph picture shows. Equal models give equal pictures, so the picture's cache key is the model's hash. */
export type OgModel = {
  title: string;
  /** Above the title: a store's categories, a product's store. */
  overline: string | null;
  /** Large, below the title: a product's monthly payment, or its price if it cannot be paid in parts. */
  amount: string | null;
  /** Below the amount: the total of all payments, without which no monthly payment is shown; a store's longest term; the brand's promise. */
  note: string | null;
  /** Below the note: a product's cash price next to its monthly payment. */
  price: string | null;
  /** Path of a picture at the mobile API. */
  picture: string | null;
};

const PICTURE = /^\/api\/mobile(\/v2\/picture\/[a-z][a-z-]{0,19}\/[a-z0-9][a-z0-9.-]{0,79})$/;
/** The picture's path at the mobile API; null for any other URL, since the gateway fetches from no foreign address. */
export const picturePathOf = (url: unknown): string | null => (typeof url === 'string' ? (PICTURE.exec(url)?.[1] ?? null) : null);
