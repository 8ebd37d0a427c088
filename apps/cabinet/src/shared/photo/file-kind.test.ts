import { expect, test } from 'vitest';
import { detectFileKind } from './file-kind.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['a JPEG', '\xff\xd8\xff\xe1\x00\x10Exif\x00\x00', 'jpeg'],
  ['a PNG', '\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR', 'png'],
  ['a WebP', 'RIFF\x24\x00\x00\x00WEBPVP8 ', 'webp'],
  ['an iPhone photo (HEIC)', '\x00\x00\x00\x18ftypheic\x00\x00\x00\x00', 'heic'],
  ['an AVIF', '\x00\x00\x00\x1cftypavif\x00\x00\x00\x00', 'heic'],
  ['a video', '\x00\x00\x00\x18ftypmp42\x00\x00\x00\x00', 'other'],
  ['a PDF', '%PDF-1.7\n', 'pdf'],
  ['a program', 'MZ\x90\x00\x03\x00', 'other'],
  ['a WAV sound, which starts like a WebP', 'RIFF\x24\x00\x00\x00WAVEfmt ', 'other'],
  ['an empty file', '', 'other'],
])('[X-04] the kind of %s is detected by the first bytes', (_title, head, kind) => {
  expect(detectFileKind(bytes(head))).toBe(kind);
});
