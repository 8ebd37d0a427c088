import * as v from 'valibot';
import { requiredTextSchema, typeMessage } from './pieces.ts';
import { NAME_MAX, wordsSchema } from './texts.ts';

/** Where a customer lives or a parcel goes: region and district by their codes, chosen from the lists; street and house as written. */
export const addressSchema = v.object(
  { region: requiredTextSchema, district: requiredTextSchema, address: wordsSchema(NAME_MAX) },
  typeMessage,
);
