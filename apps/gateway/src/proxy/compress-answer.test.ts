import { describe, expect, test } from 'vitest';
import { loadAllowLists } from '../upstream/contracts.ts';
import { isCompressible } from './compress-answer.ts';

const PLAIN = {
  operation: { operationId: 'listProducts', protocol: null },
  isPersonal: false,
  fetchSite: undefined,
  type: 'application/json; charset=utf-8',
  length: undefined,
} as const;

describe('the answer of an API is compressed', () => {
  test.each([
    ['JSON of unknown length', {}, true],
    ['1 024 bytes', { length: '1024' }, true],
    ['1 023 bytes', { length: '1023' }, false],
    ['a length that is none', { length: 'much' }, true],
    ['a PDF', { type: 'application/pdf' }, false],
    ['a ZIP', { type: 'application/zip' }, false],
    ['a picture', { type: 'image/png' }, false],
    ['a calendar', { type: 'text/calendar' }, false],
    ['no type', { type: undefined }, false],
    ['another type that begins alike', { type: 'application/json-seq' }, false],
    ['an event stream', { operation: { operationId: 'streamEvents', protocol: 'event-stream' } }, false],
    ['an upload', { operation: { operationId: 'createUpload', protocol: 'tus' } }, false],
  ] as const)('%s: %o %s', (_name, change, compressed) => {
    expect(isCompressible({ ...PLAIN, ...change })).toBe(compressed);
  });

  test.each([
    ['same-origin', true],
    ['same-site', false],
    ['cross-site', false],
    ['none', false],
    [undefined, false],
  ])('to a customer whose browser says %s: %s (BREACH)', (fetchSite, compressed) => {
    expect(isCompressible({ ...PLAIN, isPersonal: true, fetchSite })).toBe(compressed);
    expect(isCompressible({ ...PLAIN, fetchSite })).toBe(true);
  });

  test.each(['getCalendar', 'createCalendar', 'generateLink'])('never one that holds a secret: %s', (operationId) => {
    expect(
      Object.values(loadAllowLists())
        .flat()
        .map((operation) => operation.operationId),
    ).toContain(operationId);
    expect(isCompressible({ ...PLAIN, operation: { operationId, protocol: null }, isPersonal: true, fetchSite: 'same-origin' })).toBe(
      false,
    );
  });
});
