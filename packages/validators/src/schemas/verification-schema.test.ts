import { expect, it } from 'vitest';
import { judged } from '../testing/judged.ts';
import { contactPhonesSchema } from './contact-phones-schema.ts';
import { identityPhotosSchema } from './identity-photos-schema.ts';
import { verificationSchema } from './verification-schema.ts';

const OWN = '+998931234567';

it.each([
  [
    ['901234567', '', '+998 91 123 45 67'],
    ['+998901234567', '+998911234567'],
  ],
  [[], ['phones-min?min=2']],
  [undefined, ['required']],
  [['901234567'], ['phones-min?min=2']],
  [['901234567', '998901234567'], ['phones-unique']],
  [['901234567', '931234567'], ['phone-own']],
  [['901234567', '90 12'], ['1: phone-length']],
  [['901234567', '', '+7 926 123 45 67'], ['2: foreign-code']],
  [['901234567', 911234567], ['1: not-valid']],
])('phones to contact %o: %o', (input, outcome) => {
  expect(judged(contactPhonesSchema(OWN), input)).toEqual(outcome);
});

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

const all = { ...photos, phones: ['901234567', '911234567'], card: 'card-1' };

it.each([
  [all, { ...all, phones: ['+998901234567', '+998911234567'] }],
  [{ ...all, card: null }, ['card: required']],
  [{ ...all, phones: [], selfie: 'missing' }, ['selfie: photo-missing', 'phones: phones-min?min=2']],
])('a verification %o: %o', (input, outcome) => {
  expect(judged(verificationSchema(OWN), input)).toEqual(outcome);
});
