import { expect, test } from 'vitest';
import { type CaptureEvent, type CaptureState, captureMachine, initialCapture } from './capture.machine.ts';

const photo = { blob: new Blob(['a']), warnings: ['blurred'] } as const;
const camera: CaptureState = { kind: 'camera', fault: null };
const reading: CaptureState = { kind: 'reading', way: 'camera' };
const reviewing: CaptureState = { kind: 'reviewing', way: 'camera', photo };
const read: CaptureEvent = { type: 'read', result: { ok: true, photo } };
const unread: CaptureEvent = { type: 'read', result: { ok: false, fault: 'file_pdf' } };

test.each<[string, CaptureState, CaptureEvent, CaptureState]>([
  ['the camera is opened', initialCapture, { type: 'camera-wanted' }, camera],
  ['and left for a file', camera, { type: 'camera-left' }, initialCapture],
  ['a photo is taken', camera, { type: 'taken', way: 'camera' }, reading],
  ['or a file chosen beside the camera', camera, { type: 'taken', way: 'file' }, { kind: 'reading', way: 'file' }],
  ['a second press takes no second photo', reading, { type: 'taken', way: 'camera' }, reading],
  ['what was taken is looked at', reading, read, reviewing],
  ['what cannot be read says why', { kind: 'reading', way: 'file' }, unread, { kind: 'choosing', fault: 'file_pdf' }],
  ['and leaves the camera open', reading, unread, { kind: 'camera', fault: 'file_pdf' }],
  ['it is taken again, where it was taken', reviewing, { type: 'retake-wanted' }, camera],
  ['a file is chosen again', { ...reviewing, way: 'file' }, { type: 'retake-wanted' }, initialCapture],
  ['what was read too late changes nothing', initialCapture, read, initialCapture],
])('%s', (_title, from, event, to) => {
  expect(captureMachine(from, event)).toEqual(to);
});
