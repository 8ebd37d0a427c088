/** All that a picture for messengers shows. Two of the same model are the same picture. */
export type OgModel = {
  title: string;
  /** Above the title: a store's categories, a product's store. */
  over: string | null;
  /** Below it, large: the price, or the brand's promise. */
  amount: string | null;
  /** Below that: how it is paid in parts. */
  note: string | null;
  /** Below that: the total of all payments. A monthly sum is never shown without it. */
  total: string | null;
  /** Path of a picture at the mobile API. */
  picture: string | null;
};

const PICTURE = /^\/api\/mobile(\/v2\/picture\/[a-z][a-z-]{0,19}\/[a-z0-9][a-z0-9.-]{0,79})$/;
/** Where the mobile API has a picture, or null for a picture that is elsewhere: nobody's address is asked for by us. */
export const picturePathOf = (url: unknown): string | null => (typeof url === 'string' ? (PICTURE.exec(url)?.[1] ?? null) : null);
