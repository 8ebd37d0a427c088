import { expect, test } from 'vitest';
import { refused, UNANSWERED } from '../../testing/refusals.ts';
import { type Uploads, type UploadsEvent, uploadsMachine } from './uploads.machine.ts';

const photo = new Blob(['a']);
const retaken = new Blob(['b']);
const sending = { photo, share: 0.4, refusal: null };
const failed = { ...sending, refusal: UNANSWERED };
const others = { registration: sending };

test.each<[string, Uploads, UploadsEvent, Uploads]>([
  ['a photo sets off', others, { type: 'started', step: 'selfie', photo }, { ...others, selfie: { ...sending, share: 0 } }],
  ['it comes further', { selfie: sending }, { type: 'progressed', step: 'selfie', share: 0.6 }, { selfie: { ...sending, share: 0.6 } }],
  ['it did not get through', { selfie: sending }, { type: 'refused', step: 'selfie', refusal: UNANSWERED }, { selfie: failed }],
  ['what did not get through comes no further', { selfie: failed }, { type: 'progressed', step: 'selfie', share: 0.6 }, { selfie: failed }],
  ['it sets off again', { selfie: failed }, { type: 'started', step: 'selfie', photo }, { selfie: { ...sending, share: 0 } }],
  [
    'one taken anew takes its place',
    { selfie: sending },
    { type: 'started', step: 'selfie', photo: retaken },
    { selfie: { photo: retaken, share: 0, refusal: null } },
  ],
  ['it has arrived', { ...others, selfie: sending }, { type: 'ended', step: 'selfie' }, others],
  ['what was stopped comes no further', others, { type: 'progressed', step: 'selfie', share: 0.6 }, others],
  ['nor is it refused', others, { type: 'refused', step: 'selfie', refusal: refused('file_broken') }, others],
])('%s', (_title, from, event, to) => {
  expect(uploadsMachine(from, event)).toEqual(to);
});
