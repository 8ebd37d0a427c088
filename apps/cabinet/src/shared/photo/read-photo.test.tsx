import { expect, test } from 'vitest';
import { type FileFault, MAX_FILE_BYTES, readPhotoFile } from './read-photo.ts';
import type { Drawing } from './testing/draw-document.ts';
import { photoFile, turnedJpeg } from './testing/photo-file.ts';

const fileOf = (drawing: Drawing = {}, type?: string) => photoFile(drawing, 'passport.jpg', type);
async function sizeOf(blob: Blob): Promise<[number, number]> {
  const bitmap = await createImageBitmap(blob);
  return [bitmap.width, bitmap.height];
}
const read = async (file: Blob) => {
  const result = await readPhotoFile(file, 'document');
  if (!result.ok) throw new Error(result.fault);
  return result.photo;
};

test.each(['image/jpeg', 'image/png', 'image/webp'])('[X-04] a sharp document as %s is taken, as JPEG, without a warning', async (type) => {
  const photo = await read(await fileOf({}, type));
  expect(photo.warnings).toEqual([]);
  expect(photo.blob.type).toBe('image/jpeg');
  expect(await sizeOf(photo.blob)).toEqual([1280, 960]);
});

test('[X-04] what is wrong with a photo is still seen after it became a JPEG', async () => {
  expect((await read(await fileOf({ blur: 8 }))).warnings).toEqual(['blurred']);
});

test('a huge photo is scaled down', async () => {
  expect(await sizeOf((await read(await fileOf({ width: 3000, height: 2000 }))).blob)).toEqual([2400, 1600]);
});

test('a photo that lies on its side is turned, and what the camera wrote into it is gone', async () => {
  const turned = await turnedJpeg(await fileOf());
  expect(await text(turned)).toContain('Exif');
  const { blob } = await read(turned);
  expect(await sizeOf(blob)).toEqual([960, 1280]);
  expect(await text(blob)).not.toContain('Exif');
});
const text = async (blob: Blob) => String.fromCharCode(...new Uint8Array(await blob.slice(0, 200).arrayBuffer()));

const named = (content: BlobPart, name: string, type: string) => new File([content], name, { type });
test.each<[string, () => Blob | Promise<Blob>, FileFault]>([
  ['nothing in it', () => named('', 'passport.jpg', 'image/jpeg'), 'file_empty'],
  ['more than 10 MB', () => named(new Uint8Array(MAX_FILE_BYTES + 1), 'passport.jpg', 'image/jpeg'), 'file_too_large'],
  ['a photo of an iPhone', () => named('\0\0\0\x18ftypheic\0\0\0\0', 'IMG_1.HEIC', 'image/heic'), 'file_heic'],
  ['a PDF called a photo', () => named('%PDF-1.7\n', 'passport.jpg', 'image/jpeg'), 'file_pdf'],
  ['a program called a photo', () => named('MZ\x01\0\x03', 'passport.jpg', 'image/jpeg'), 'file_type'],
  ['a photo that broke off', async () => (await fileOf()).slice(0, 100), 'file_broken'],
  ['a tiny photo', () => fileOf({ width: 320, height: 240 }), 'image_too_small'],
])('[X-04] %s is refused', async (_title, make, fault) => {
  expect(await readPhotoFile(await make(), 'document')).toEqual({ ok: false, fault });
});
