import { expect, it } from 'vitest';
import { parseOrMessages } from '../testing/parse-or-messages.ts';
import { identityPhotosSchema, verificationSchema } from './verification-schema.ts';

const photos = { passport_front: 'uploaded', selfie: 'checking', registration_or_id_back: 'accepted' };

it.each([
  [photos, photos],
  [{ ...photos, selfie: 'missing' }, ['selfie: photo-missing']],
  [{ ...photos, selfie: null }, ['selfie: photo-missing']],
  [{ ...photos, selfie: 'rejected' }, ['selfie: photo-rejected']],
  [{ ...photos, selfie: 'seen' }, ['selfie: not-valid']],
  [{}, ['passport_front: photo-missing', 'selfie: photo-missing', 'registration_or_id_back: photo-missing']],
  [undefined, ['required']],
])('identityPhotosSchema turns %o into the output or errors %o', (input, outcome) => {
  expect(parseOrMessages(identityPhotosSchema, input)).toEqual(outcome);
});

const OWN = '+998931234567';
const all = { ...photos, phones: ['901234567', '911234567'], card: 'card-1' };

it.each([
  [all, { ...all, phones: ['+998901234567', '+998911234567'] }],
  [{ ...all, card: null }, ['card: required']],
  [{ ...all, phones: [], selfie: 'missing' }, ['selfie: photo-missing', 'phones: phones-min?min=2']],
])('verificationSchema turns %o into the output or errors %o', (input, outcome) => {
  expect(parseOrMessages(verificationSchema(OWN), input)).toEqual(outcome);
});
