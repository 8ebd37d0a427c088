import { type DocumentDrawing, drawDocument } from './draw-document.ts';

/** Encodes a drawn document as a photo file. */
export async function createPhotoFile(drawing: DocumentDrawing = {}, name = 'passport.jpg', type = 'image/jpeg'): Promise<File> {
  const { width, height, data } = drawDocument(drawing);
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
  return new File([await canvas.convertToBlob({ type, quality: 0.92 })], name, { type });
}

/** An EXIF segment with orientation 6: rotate by 90° clockwise to see the photo upright. */
const EXIF = [
  ...[0xff, 0xe1, 0x00, 0x22, 0x45, 0x78, 0x69, 0x66, 0x00, 0x00],
  // TIFF header, big-endian, the first directory at 8; one entry: tag 0x0112, a short, 6; no next directory.
  ...[0x4d, 0x4d, 0x00, 0x2a, 0x00, 0x00, 0x00, 0x08, 0x00, 0x01],
  ...[0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01, 0x00, 0x06, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00],
];
const SOI_BYTES = 2;

/** Adds the EXIF orientation of a phone that was held upright. The pixels stay as they are. */
export async function withExifRotation(jpeg: Blob): Promise<Blob> {
  return new Blob([jpeg.slice(0, SOI_BYTES), new Uint8Array(EXIF), jpeg.slice(SOI_BYTES)], { type: 'image/jpeg' });
}
