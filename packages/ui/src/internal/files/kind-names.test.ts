import { expect, it } from 'vitest';
import { kindNames } from './kind-names.ts';

it.each([
  [['image/jpeg'], 'JPEG', 'JPEG'],
  [['image/jpeg', 'image/png'], 'JPEG или PNG', 'JPEG yoki PNG'],
  [['image/jpeg', 'image/png', 'application/pdf'], 'JPEG, PNG или PDF', 'JPEG, PNG yoki PDF'],
  [['.heic', 'image/tiff'], 'HEIC или TIFF', 'HEIC yoki TIFF'],
])('%j is told as «%s», in Uzbek «%s»', (accept, ru, uz) => {
  expect([kindNames(accept, 'ru'), kindNames(accept, 'uz-Latn')]).toEqual([ru, uz]);
});
