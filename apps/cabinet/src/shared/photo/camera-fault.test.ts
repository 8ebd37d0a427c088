import { expect, test } from 'vitest';
import { cameraFaultOf } from './camera-fault.ts';

test.each([
  ['the customer said no', 'NotAllowedError', 'refused'],
  ['a device without a camera', 'NotFoundError', 'none'],
  ['a camera that another program uses', 'NotReadableError', 'busy'],
  ['a page that may not ask', 'TypeError', 'unavailable'],
])('%s', (_title, name, fault) => {
  expect(cameraFaultOf(Object.assign(new Error('no'), { name }))).toBe(fault);
});
