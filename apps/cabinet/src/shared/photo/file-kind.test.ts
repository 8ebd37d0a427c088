import { expect, test } from 'vitest';
import { detectFileKind } from './file-kind.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['a JPEG counts as jpeg', '\xff\xd8\xff\xe1\x00\x10Exif\x00\x00', 'jpeg'],
  ['a PNG counts as png', '\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR', 'png'],
  ['a WebP counts as webp', 'RIFF\x24\x00\x00\x00WEBPVP8 ', 'webp'],
  ['an iPhone photo (HEIC) counts as heic', '\x00\x00\x00\x18ftypheic\x00\x00\x00\x00', 'heic'],
  ['an AVIF counts as heic', '\x00\x00\x00\x1cftypavif\x00\x00\x00\x00', 'heic'],
  ['a video counts as other', '\x00\x00\x00\x18ftypmp42\x00\x00\x00\x00', 'other'],
  ['a PDF counts as pdf', '%PDF-1.7\n', 'pdf'],
  ['a program counts as other', 'MZ\x90\x00\x03\x00', 'other'],
  ['a WAV sound, which starts like a WebP, counts as other', 'RIFF\x24\x00\x00\x00WAVEfmt ', 'other'],
  ['an empty file counts as other', '', 'other'],
])('[X-04] by its first bytes, %s', (_title, head, kind) => {
  expect(detectFileKind(bytes(head))).toBe(kind);
});
