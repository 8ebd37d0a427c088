import { expect, it } from 'vitest';
import { judged } from '../testing/judged.ts';
import { verificationSchema } from './verification-schema.ts';

const OWN = '+998931234567';
const photos = { passport_front: 'uploaded', selfie: 'checking', registration_or_id_back: 'accepted' };
const all = { ...photos, phones: ['901234567', '911234567'], card: 'card-1' };

it.each([
  [all, { ...all, phones: ['+998901234567', '+998911234567'] }],
  [{ ...all, card: null }, ['card: required']],
  [{ ...all, phones: [], selfie: 'missing' }, ['selfie: photo-missing', 'phones: phones-min?min=2']],
])('a verification %o: %o', (input, outcome) => {
  expect(judged(verificationSchema(OWN), input)).toEqual(outcome);
});
