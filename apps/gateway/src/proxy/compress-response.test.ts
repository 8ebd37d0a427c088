import { describe, expect, test } from 'vitest';
import { loadAllowLists } from '../upstream/contracts.ts';
import { isCompressible } from './compress-response.ts';

const PLAIN = {
  operation: { operationId: 'listProducts', protocol: null },
  isPersonal: false,
  fetchSite: undefined,
  type: 'application/json; charset=utf-8',
  length: undefined,
} as const;

describe('compression of API responses', () => {
  test.each([
    ['JSON of unknown length', {}, true],
    ['1 024 bytes', { length: '1024' }, true],
    ['1 023 bytes', { length: '1023' }, false],
    ['an invalid length', { length: 'much' }, true],
    ['a PDF', { type: 'application/pdf' }, false],
    ['a ZIP', { type: 'application/zip' }, false],
    ['a picture', { type: 'image/png' }, false],
    ['a calendar', { type: 'text/calendar' }, false],
    ['no content type', { type: undefined }, false],
    ['another type with the same beginning', { type: 'application/json-seq' }, false],
    ['an event stream', { operation: { operationId: 'streamEvents', protocol: 'event-stream' } }, false],
    ['an upload', { operation: { operationId: 'createUpload', protocol: 'tus' } }, false],
  ] as const)('%s (%o) is compressed: %s', (_name, change, compressed) => {
    expect(isCompressible({ ...PLAIN, ...change })).toBe(compressed);
  });

  test.each([
    ['same-origin', true],
    ['same-site', false],
    ['cross-site', false],
    ['none', false],
    [undefined, false],
  ])('a personal response with Sec-Fetch-Site %s is compressed: %s (BREACH); an impersonal one always is', (fetchSite, compressed) => {
    expect(isCompressible({ ...PLAIN, isPersonal: true, fetchSite })).toBe(compressed);
    expect(isCompressible({ ...PLAIN, fetchSite })).toBe(true);
  });

  test.each(['getCalendar', 'createCalendar', 'generateLink'])('a response with a secret is never compressed: %s', (operationId) => {
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
