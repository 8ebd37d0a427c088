import * as v from 'valibot';
import { allowedPictureUrl } from '../../shared/page/pictures.ts';

const placeSchema = v.object({ latitude: v.number(), longitude: v.number() });

const addressSchema = v.object({
  id: v.string(),
  region_id: v.string(),
  district_id: v.string(),
  address: v.string(),
  phone: v.string(),
  hours: v.string(),
  ...placeSchema.entries,
});

/** A store without a banner has null, and so has one whose address may not be used for a picture. */
const bannerSchema = v.pipe(
  v.nullish(v.object({ url: v.string() }), null),
  v.transform((banner) => banner && allowedPictureUrl(banner.url)),
);

/** Schema of a store of the installment API: the fields that the site shows. */
export const storeSchema = v.object({
  id: v.string(),
  alias: v.string(),
  name: v.string(),
  logo: v.string(),
  banner: bannerSchema,
  categories: v.array(v.object({ id: v.string(), alias: v.string(), name: v.string() })),
  description: v.string(),
  installment_terms: v.array(v.object({ months: v.number(), markup_bp: v.number() })),
  rating: v.number(),
  review_count: v.number(),
  addresses: v.array(addressSchema),
});
export type Store = v.InferOutput<typeof storeSchema>;

/** The fields that every store tile shows. */
export const storeTileEntries = {
  id: v.string(),
  alias: v.string(),
  name: v.string(),
  logo: v.string(),
  banner: bannerSchema,
  categories: v.array(v.object({ name: v.string() })),
  installment_terms: v.array(v.object({ months: v.number() })),
};

/** A store in a list. Only the fields of its tile are parsed, since every render parses a whole list. */
export const listedStoreSchema = v.object({
  ...storeTileEntries,
  rating: v.number(),
  addresses: v.array(v.object({ region_id: v.string() })),
});
export type ListedStore = v.InferOutput<typeof listedStoreSchema>;
