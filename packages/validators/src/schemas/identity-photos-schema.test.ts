import { expect, it } from 'vitest';
import { judged } from '../testing/judged.ts';
import { identityPhotosSchema } from './identity-photos-schema.ts';

const photos = { passport_front: 'uploaded', selfie: 'checking', registration_or_id_back: 'accepted' };

it.each([
  [photos, photos],
  [{ ...photos, selfie: 'missing' }, ['selfie: photo-missing']],
  [{ ...photos, selfie: null }, ['selfie: photo-missing']],
  [{ ...photos, selfie: 'rejected' }, ['selfie: photo-rejected']],
  [{ ...photos, selfie: 'seen' }, ['selfie: not-valid']],
  [{}, ['passport_front: photo-missing', 'selfie: photo-missing', 'registration_or_id_back: photo-missing']],
  [undefined, ['required']],
])('photos %o: %o', (input, outcome) => {
  expect(judged(identityPhotosSchema, input)).toEqual(outcome);
});
