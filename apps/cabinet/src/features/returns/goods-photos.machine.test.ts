import { expect, test } from 'vitest';
import { UNANSWERED_REFUSAL } from '../../testing/refusals.ts';
import { type GoodsPhoto, type GoodsPhotosEvent, goodsPhotosMachine, photosBlocker, uploadIdsOf } from './goods-photos.machine.ts';

const file = new File(['x'], 'all.jpg');
const after = (...events: GoodsPhotosEvent[]) => events.reduce<readonly GoodsPhoto[]>(goodsPhotosMachine, []);
const added = { type: 'added', id: 'a', file } as const;
const sent = { type: 'sent', id: 'a', uploadId: 'up_1' } as const;

test.each<[string, GoodsPhotosEvent[], ReturnType<typeof photosBlocker>, string[]]>([
  ['without photos the form can be sent', [], null, []],
  ['a photo that is still uploading delays sending', [added, { type: 'progressed', id: 'a', progress: 0.5 }], 'wait', []],
  ['an uploaded photo is sent by its upload id', [added, sent], null, ['up_1']],
  ['an unreadable photo must be removed before sending', [added, { type: 'unreadable', id: 'a', error: 'file_type' }], 'take-out', []],
  [
    'a photo whose upload was refused must be removed before sending',
    [added, { type: 'refused', id: 'a', refusal: UNANSWERED_REFUSAL }],
    'take-out',
    [],
  ],
  ['a removed photo is not sent, even if its upload finishes later', [added, { type: 'removed', id: 'a' }, sent], null, []],
  [
    'a refusal that arrives after the upload is ignored',
    [added, sent, { type: 'refused', id: 'a', refusal: UNANSWERED_REFUSAL }],
    null,
    ['up_1'],
  ],
])('[X-11] photos of a return: %s', (_title, events, hold, ids) => {
  const photos = after(...events);
  expect([photosBlocker(photos), uploadIdsOf(photos)]).toEqual([hold, ids]);
});
