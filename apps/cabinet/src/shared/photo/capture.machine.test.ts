import { expect, test } from 'vitest';
import { type CaptureEvent, type CaptureState, captureMachine, initialCaptureState } from './capture.machine.ts';

const photo = { blob: new Blob(['a']), warnings: ['blurred'] } as const;
const camera: CaptureState = { kind: 'camera', error: null };
const reading: CaptureState = { kind: 'reading', source: 'camera' };
const reviewing: CaptureState = { kind: 'reviewing', source: 'camera', photo };
const read: CaptureEvent = { type: 'read', result: { ok: true, photo } };
const unread: CaptureEvent = { type: 'read', result: { ok: false, error: 'file_pdf' } };

test.each<[string, CaptureState, CaptureEvent, CaptureState]>([
  ['requesting the camera opens it', initialCaptureState, { type: 'camera-wanted' }, camera],
  ['leaving the camera returns to the choice of a file', camera, { type: 'camera-left' }, initialCaptureState],
  ['a photo of the camera is read', camera, { type: 'taken', source: 'camera' }, reading],
  ['a file chosen while the camera is open is read', camera, { type: 'taken', source: 'file' }, { kind: 'reading', source: 'file' }],
  ['a second press while a photo is read is ignored', reading, { type: 'taken', source: 'camera' }, reading],
  ['a photo that was read is shown for review', reading, read, reviewing],
  [
    'an unreadable file returns to the choice with the reason',
    { kind: 'reading', source: 'file' },
    unread,
    { kind: 'choosing', error: 'file_pdf' },
  ],
  ['an unreadable photo leaves the camera open with the reason', reading, unread, { kind: 'camera', error: 'file_pdf' }],
  ['retaking a photo of the camera reopens the camera', reviewing, { type: 'retake-wanted' }, camera],
  ['replacing a file returns to the choice of a file', { ...reviewing, source: 'file' }, { type: 'retake-wanted' }, initialCaptureState],
  ['a photo that is read too late is ignored', initialCaptureState, read, initialCaptureState],
])('taking a photo: %s', (_title, from, event, to) => {
  expect(captureMachine(from, event)).toEqual(to);
});
