import { detectFileKind, SIGNATURE_BYTE_COUNT } from './file-kind.ts';
import { measurePhoto } from './measure-photo.ts';
import { type PhotoKind, type PhotoWarning, photoWarnings } from './photo-warnings.ts';

/**
 * A photo ready to be sent: JPEG, upright, its longer side at most 2400 px, without the location and other metadata that the camera wrote.
 */
export type Photo = { blob: Blob; warnings: readonly PhotoWarning[] };

/** Why a file cannot be used as a photo. */
export type FileError = 'file_empty' | 'file_too_large' | 'file_heic' | 'file_pdf' | 'file_type' | 'file_broken' | 'image_too_small';
export type ReadPhotoResult = { ok: true; photo: Photo } | { ok: false; error: FileError };

export const MAX_PHOTO_FILE_BYTES = 10 * 1024 * 1024;
const LONGEST_SIDE = 2400;
/** A passport is unreadable if the shorter side has fewer pixels; the backend refuses it too. */
const SHORTEST_SIDE = 600;
const QUALITY = 0.85;

/** Reads a chosen file: checks its type by its content, turns it upright and adds the warnings. */
export async function readPhotoFile(file: Blob, kind: PhotoKind): Promise<ReadPhotoResult> {
  const error = await findFileError(file);
  if (error !== null) return { ok: false, error };
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return { ok: false, error: 'file_broken' };
  }
  try {
    return await encodePhoto(bitmap, kind, file instanceof File ? jpegName(file.name) : undefined);
  } finally {
    bitmap.close();
  }
}

async function findFileError(file: Blob): Promise<FileError | null> {
  if (file.size === 0) return 'file_empty';
  if (file.size > MAX_PHOTO_FILE_BYTES) return 'file_too_large';
  switch (detectFileKind(new Uint8Array(await file.slice(0, SIGNATURE_BYTE_COUNT).arrayBuffer()))) {
    case 'heic':
      return 'file_heic';
    case 'pdf':
      return 'file_pdf';
    case 'other':
      return 'file_type';
    default:
      return null;
  }
}

const jpegName = (name: string): string => `${name.replace(/\.[^.]*$/, '')}.jpg`;

/**
 * Draws a video frame or an image as JPEG, scaled down to `LONGEST_SIDE`, and adds the warnings. A chosen file (`name`) stays a file with
 * that name.
 */
export async function encodePhoto(source: ImageBitmap | HTMLVideoElement, kind: PhotoKind, name?: string): Promise<ReadPhotoResult> {
  const [width, height] = source instanceof ImageBitmap ? [source.width, source.height] : [source.videoWidth, source.videoHeight];
  if (Math.min(width, height) < SHORTEST_SIDE) return { ok: false, error: 'image_too_small' };
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return { ok: false, error: 'file_broken' };
  // A PNG may be transparent. Without a white background, JPEG would make these pixels black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  const warnings = photoWarnings(measurePhoto(context.getImageData(0, 0, canvas.width, canvas.height)), kind);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (blob === null) return { ok: false, error: 'file_broken' };
  return { ok: true, photo: { blob: name === undefined ? blob : new File([blob], name, { type: blob.type }), warnings } };
}
