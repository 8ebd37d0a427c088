import { expect, test } from 'vitest';
import { refusalWith, UNANSWERED_REFUSAL } from '../../testing/refusals.ts';
import { type PhotoUploads, type PhotoUploadsEvent, photoUploadsMachine } from './uploads.machine.ts';

const photo = new Blob(['a']);
const retaken = new Blob(['b']);
const sending = { photo, progress: 0.4, refusal: null };
const failed = { ...sending, refusal: UNANSWERED_REFUSAL };
const others = { registration: sending };

test.each<[string, PhotoUploads, PhotoUploadsEvent, PhotoUploads]>([
  [
    'a started upload begins at zero',
    others,
    { type: 'started', step: 'selfie', photo },
    { ...others, selfie: { ...sending, progress: 0 } },
  ],
  [
    'a progress event updates the progress of its upload',
    { selfie: sending },
    { type: 'progressed', step: 'selfie', progress: 0.6 },
    { selfie: { ...sending, progress: 0.6 } },
  ],
  [
    'a failed upload keeps its refusal',
    { selfie: sending },
    { type: 'refused', step: 'selfie', refusal: UNANSWERED_REFUSAL },
    { selfie: failed },
  ],
  ['progress of a failed upload is ignored', { selfie: failed }, { type: 'progressed', step: 'selfie', progress: 0.6 }, { selfie: failed }],
  [
    'a failed upload can start again',
    { selfie: failed },
    { type: 'started', step: 'selfie', photo },
    { selfie: { ...sending, progress: 0 } },
  ],
  [
    'a retaken photo replaces the upload of its step',
    { selfie: sending },
    { type: 'started', step: 'selfie', photo: retaken },
    { selfie: { photo: retaken, progress: 0, refusal: null } },
  ],
  ['a finished upload is removed', { ...others, selfie: sending }, { type: 'ended', step: 'selfie' }, others],
  ['progress of a stopped upload is ignored', others, { type: 'progressed', step: 'selfie', progress: 0.6 }, others],
  ['a refusal of a stopped upload is ignored', others, { type: 'refused', step: 'selfie', refusal: refusalWith('file_broken') }, others],
])('`photoUploadsMachine`: %s', (_title, from, event, to) => {
  expect(photoUploadsMachine(from, event)).toEqual(to);
});
