import * as v from 'valibot';
import { fail, type RuleResult } from '../failure.ts';
import { contactPhonesSchema } from './contact-phones-schema.ts';
import { requiredTextSchema, ruled, typeMessage } from './pieces.ts';

/** The three photos that are asked for (spec 3, Identity documents). */
export const IDENTITY_PHOTOS = ['passport_front', 'selfie', 'registration_or_id_back'] as const;
/** domain, Identity verification. */
const STATES = ['missing', 'uploaded', 'checking', 'accepted', 'rejected'] as const;

/** A photo in this state counts as uploaded, unless it was sent back or never came. */
function photoUploaded(state: (typeof STATES)[number]): RuleResult {
  if (state === 'missing') return fail('photo-missing');
  return state === 'rejected' ? fail('photo-rejected') : null;
}

const photoSchema = v.nullish(v.pipe(v.picklist(STATES, 'not-valid'), ruled(photoUploaded)), 'missing');

/** Every identity photo must be uploaded (spec 5): the states of the three, each named when it is missing or was rejected. */
export const identityPhotosSchema = v.object(
  { passport_front: photoSchema, selfie: photoSchema, registration_or_id_back: photoSchema } satisfies Record<
    (typeof IDENTITY_PHOTOS)[number],
    unknown
  >,
  typeMessage,
);

/** All five steps of identity verification, as they must stand before it can be submitted (domain): three photos, contact phones, a saved card by its id. */
export const verificationSchema = (own: string | null = null) =>
  v.object({ ...identityPhotosSchema.entries, phones: contactPhonesSchema(own), card: requiredTextSchema }, typeMessage);
