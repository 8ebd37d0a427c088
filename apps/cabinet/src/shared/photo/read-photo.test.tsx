import { expect, test } from 'vitest';
import { type FileError, MAX_PHOTO_FILE_BYTES, readPhotoFile } from './read-photo.ts';
import type { DocumentDrawing } from './testing/draw-document.ts';
import { createPhotoFile, withExifRotation } from './testing/photo-file.ts';

const fileOf = (drawing: DocumentDrawing = {}, type?: string) => createPhotoFile(drawing, 'passport.jpg', type);
async function sizeOf(blob: Blob): Promise<[number, number]> {
  const bitmap = await createImageBitmap(blob);
  return [bitmap.width, bitmap.height];
}
const read = async (file: Blob) => {
  const result = await readPhotoFile(file, 'document');
  if (!result.ok) throw new Error(result.error);
  return result.photo;
};

test.each(['image/jpeg', 'image/png', 'image/webp'])(
  '[X-04] a sharp document as %s is converted to JPEG without a warning',
  async (type) => {
    const photo = await read(await fileOf({}, type));
    expect(photo.warnings).toEqual([]);
    expect(photo.blob.type).toBe('image/jpeg');
    expect(await sizeOf(photo.blob)).toEqual([1280, 960]);
  },
);

test('[X-04] a blurred JPEG photo gets the warning of blur', async () => {
  expect((await read(await fileOf({ blur: 8 }))).warnings).toEqual(['blurred']);
});

test('a photo of 3000 x 2000 pixels is scaled down to 2400 x 1600', async () => {
  expect(await sizeOf((await read(await fileOf({ width: 3000, height: 2000 }))).blob)).toEqual([2400, 1600]);
});

test('a photo is rotated by its Exif orientation, and its Exif data are removed', async () => {
  const turned = await withExifRotation(await fileOf());
  expect(await text(turned)).toContain('Exif');
  const { blob } = await read(turned);
  expect(await sizeOf(blob)).toEqual([960, 1280]);
  expect(await text(blob)).not.toContain('Exif');
});
const text = async (blob: Blob) => String.fromCharCode(...new Uint8Array(await blob.slice(0, 200).arrayBuffer()));

const named = (content: BlobPart, name: string, type: string) => new File([content], name, { type });
test.each<[string, () => Blob | Promise<Blob>, FileError]>([
  ['an empty file', () => named('', 'passport.jpg', 'image/jpeg'), 'file_empty'],
  ['a file over 10 MB', () => named(new Uint8Array(MAX_PHOTO_FILE_BYTES + 1), 'passport.jpg', 'image/jpeg'), 'file_too_large'],
  ['an iPhone photo (HEIC)', () => named('\0\0\0\x18ftypheic\0\0\0\0', 'IMG_1.HEIC', 'image/heic'), 'file_heic'],
  ['a PDF named as a JPEG', () => named('%PDF-1.7\n', 'passport.jpg', 'image/jpeg'), 'file_pdf'],
  ['a program named as a JPEG', () => named('MZ\x01\0\x03', 'passport.jpg', 'image/jpeg'), 'file_type'],
  ['a truncated photo', async () => (await fileOf()).slice(0, 100), 'file_broken'],
  ['a tiny photo', () => fileOf({ width: 320, height: 240 }), 'image_too_small'],
])('[X-04] %s is refused with the error code $2', async (_title, make, error) => {
  expect(await readPhotoFile(await make(), 'document')).toEqual({ ok: false, error });
});
