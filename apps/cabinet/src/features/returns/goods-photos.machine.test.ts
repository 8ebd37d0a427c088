import { expect, test } from 'vitest';
import { UNANSWERED } from '../../testing/refusals.ts';
import { type GoodsPhoto, type GoodsPhotosEvent, goodsPhotosMachine, photosHold, uploadIdsOf } from './goods-photos.machine.ts';

const file = new File(['x'], 'all.jpg');
const after = (...events: GoodsPhotosEvent[]) => events.reduce<readonly GoodsPhoto[]>(goodsPhotosMachine, []);
const added = { type: 'added', id: 'a', file } as const;
const sent = { type: 'sent', id: 'a', uploadId: 'up_1' } as const;

test.each<[string, GoodsPhotosEvent[], ReturnType<typeof photosHold>, string[]]>([
  ['no photo holds nothing up', [], null, []],
  ['one on its way is waited for', [added, { type: 'progressed', id: 'a', share: 0.5 }], 'wait', []],
  ['one that was sent is named', [added, sent], null, ['up_1']],
  ['one that cannot be read is to be taken out', [added, { type: 'unreadable', id: 'a', fault: 'file_type' }], 'take-out', []],
  ['as is one that was refused', [added, { type: 'refused', id: 'a', refusal: UNANSWERED }], 'take-out', []],
  ['one that was taken out is not named, whatever comes later', [added, { type: 'removed', id: 'a' }, sent], null, []],
  ['what was sent stays so', [added, sent, { type: 'refused', id: 'a', refusal: UNANSWERED }], null, ['up_1']],
])('[X-11] %s', (_title, events, hold, ids) => {
  const photos = after(...events);
  expect([photosHold(photos), uploadIdsOf(photos)]).toEqual([hold, ids]);
});
