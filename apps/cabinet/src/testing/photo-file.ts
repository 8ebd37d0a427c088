import { type Drawing, drawDocument } from '../shared/photo/testing/draw-document.ts';

/** A photo file of a drawn document. */
export async function photoFile(drawing: Drawing = {}, name = 'passport.jpg', type = 'image/jpeg'): Promise<File> {
  const { width, height, data } = drawDocument(drawing);
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
  return new File([await canvas.convertToBlob({ type, quality: 0.92 })], name, { type });
}
