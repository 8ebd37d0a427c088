import * as v from 'valibot';
import { contactPhonesSchema } from './contact-phones-schema.ts';
import { identityPhotosSchema } from './identity-photos-schema.ts';
import { requiredTextSchema, typeMessage } from './pieces.ts';

/** All five steps of identity verification, as they must stand before it can be submitted (domain): three photos, contact phones, a saved card by its id. */
export const verificationSchema = (own: string | null = null) =>
  v.object({ ...identityPhotosSchema.entries, phones: contactPhonesSchema(own), card: requiredTextSchema }, typeMessage);
