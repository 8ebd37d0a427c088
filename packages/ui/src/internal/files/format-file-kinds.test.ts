import { expect, it } from 'vitest';
import { formatFileKinds } from './format-file-kinds.ts';

it.each([
  [['image/jpeg'], 'JPEG', 'JPEG'],
  [['image/jpeg', 'image/png'], 'JPEG или PNG', 'JPEG yoki PNG'],
  [['image/jpeg', 'image/png', 'application/pdf'], 'JPEG, PNG или PDF', 'JPEG, PNG yoki PDF'],
  [['.heic', 'image/tiff'], 'HEIC или TIFF', 'HEIC yoki TIFF'],
])('the accepted types %j are shown as «%s», in Uzbek as «%s»', (accept, ru, uz) => {
  expect([formatFileKinds(accept, 'ru'), formatFileKinds(accept, 'uz-Latn')]).toEqual([ru, uz]);
});
