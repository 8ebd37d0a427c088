import * as v from 'valibot';
import { withNonBreakingSpaces } from '../../shared/data/non-breaking-spaces.ts';
import { isAllowedPictureUrl } from '../../shared/page/pictures.ts';

export const pictureSchema = v.object({
  url: v.string(),
  width: v.number(),
  height: v.number(),
  placeholder: v.string(),
  alt: v.optional(v.string()),
});

/** `FromMonthly` of the installment contract. */
export const monthlyPaymentSchema = v.nullable(v.object({ monthly_payment: v.number(), payments: v.number(), total: v.number() }));

/** The shown fields of `ProductCard` of the installment contract. */
export const productCardSchema = v.object({
  id: v.string(),
  store: v.object({ name: v.string() }),
  name: v.string(),
  price: v.number(),
  image: v.nullable(pictureSchema),
  stock: v.number(),
  from_monthly: monthlyPaymentSchema,
  // Optional in the contract.
  rating: v.optional(v.object({ average: v.number() })),
});

export type PictureData = v.InferOutput<typeof pictureSchema>;

export type ProductTileData = {
  id: string;
  name: string;
  /** Absent if all products are of one store. */
  store?: string;
  price: number;
  image: PictureData | null;
  /** Pieces in stock; null if unknown. */
  stock: number | null;
  /** Monthly payment, number of payments, and their sum, for one term; null if the product is not sold in instalments. */
  monthly: { amount: number; payments: number; total: number } | null;
  /** Average of its reviews; absent without reviews. */
  rating?: number;
};

export const allowedPicture = (picture: PictureData | null): PictureData | null =>
  picture && isAllowedPictureUrl(picture.url) ? picture : null;

export const toMonthlyPayment = (monthly: v.InferOutput<typeof monthlyPaymentSchema>): ProductTileData['monthly'] =>
  monthly && { amount: monthly.monthly_payment, payments: monthly.payments, total: monthly.total };

const toTile = (card: v.InferOutput<typeof productCardSchema>): ProductTileData => ({
  id: card.id,
  name: withNonBreakingSpaces(card.name),
  store: card.store.name,
  price: card.price,
  image: allowedPicture(card.image),
  stock: card.stock,
  monthly: toMonthlyPayment(card.from_monthly),
  ...(card.rating === undefined ? {} : { rating: card.rating.average }),
});

/** The valid products of a response: one broken entry does not hide the others. */
export const parseProductTiles = (cards: readonly unknown[]): ProductTileData[] =>
  cards.flatMap((card) => {
    const parsed = v.safeParse(productCardSchema, card);
    return parsed.success ? [toTile(parsed.output)] : [];
  });
