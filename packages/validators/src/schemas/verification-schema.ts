import * as v from 'valibot';
import { fail, type RuleResult } from '../failure.ts';
import { contactPhonesSchema } from './contact-phones-schema.ts';
import { requiredTextSchema, ruleAction, typeMessage } from './schema-helpers.ts';

/** The three photos that are asked for. */
export const IDENTITY_PHOTOS = ['passport_front', 'selfie', 'registration_or_id_back'] as const;
/** How far a photo has come. */
const STATES = ['missing', 'uploaded', 'checking', 'accepted', 'rejected'] as const;

/** A photo counts as uploaded unless it is missing or was rejected. */
function photoUploaded(state: (typeof STATES)[number]): RuleResult {
  if (state === 'missing') return fail('photo-missing');
  return state === 'rejected' ? fail('photo-rejected') : null;
}

const photoSchema = v.nullish(v.pipe(v.picklist(STATES, 'not-valid'), ruleAction(photoUploaded)), 'missing');

/** Every identity photo must be uploaded. Reports each of the three that is missing or was rejected. */
export const identityPhotosSchema = v.object(
  { passport_front: photoSchema, selfie: photoSchema, registration_or_id_back: photoSchema } satisfies Record<
    (typeof IDENTITY_PHOTOS)[number],
    unknown
  >,
  typeMessage,
);

/** A verification that can be submitted, with all five steps: three photos, contact phones, a saved card by its id. */
export const verificationSchema = (own: string | null = null) =>
  v.object({ ...identityPhotosSchema.entries, phones: contactPhonesSchema(own), card: requiredTextSchema }, typeMessage);
