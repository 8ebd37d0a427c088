import { expect, test } from 'vitest';
import { toCameraError } from './camera-error.ts';

test.each([
  ['a denied permission is the camera fault `refused`', 'NotAllowedError', 'refused'],
  ['a device without a camera is the camera fault `none`', 'NotFoundError', 'none'],
  ['a camera that another program uses is the camera fault `busy`', 'NotReadableError', 'busy'],
  ['any other error is the camera fault `unavailable`', 'TypeError', 'unavailable'],
])('`toCameraError`: %s', (_title, name, fault) => {
  expect(toCameraError(Object.assign(new Error('no'), { name }))).toBe(fault);
});
