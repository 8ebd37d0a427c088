import type { FileError } from '../../shared/photo/read-photo.ts';
import type { Refusal } from '../../shared/refusal/refusal.ts';

/** A photo of goods: uploading (`progress` from 0 to 1), uploaded, or rejected. */
export type GoodsPhoto = { id: string; file: File } & (
  | { kind: 'sending'; progress: number }
  | { kind: 'sent'; uploadId: string }
  | { kind: 'unreadable'; error: FileError }
  | { kind: 'refused'; refusal: Refusal }
);

export type GoodsPhotosEvent =
  | { type: 'added'; id: string; file: File }
  | { type: 'progressed'; id: string; progress: number }
  | { type: 'sent'; id: string; uploadId: string }
  | { type: 'unreadable'; id: string; error: FileError }
  | { type: 'refused'; id: string; refusal: Refusal }
  | { type: 'removed'; id: string };

export function goodsPhotosMachine(photos: readonly GoodsPhoto[], event: GoodsPhotosEvent): readonly GoodsPhoto[] {
  const { id } = event;
  if (event.type === 'added') return [...photos, { id, file: event.file, kind: 'sending', progress: 0 }];
  if (event.type === 'removed') return photos.filter((photo) => photo.id !== id);
  return photos.map((photo) => (photo.id === id && photo.kind === 'sending' ? ended(photo, event) : photo));
}

function ended({ id, file }: GoodsPhoto, event: Exclude<GoodsPhotosEvent, { type: 'added' | 'removed' }>): GoodsPhoto {
  switch (event.type) {
    case 'progressed':
      return { id, file, kind: 'sending', progress: event.progress };
    case 'sent':
      return { id, file, kind: 'sent', uploadId: event.uploadId };
    case 'unreadable':
      return { id, file, kind: 'unreadable', error: event.error };
    case 'refused':
      return { id, file, kind: 'refused', refusal: event.refusal };
  }
}

/** Why the return cannot be sent yet: `wait` while photos upload, `take-out` if some failed. Null when all are uploaded. */
export function photosBlocker(photos: readonly GoodsPhoto[]): 'wait' | 'take-out' | null {
  if (photos.some(({ kind }) => kind === 'sending')) return 'wait';
  return photos.every(({ kind }) => kind === 'sent') ? null : 'take-out';
}

export const uploadIdsOf = (photos: readonly GoodsPhoto[]): string[] =>
  photos.flatMap((photo) => (photo.kind === 'sent' ? [photo.uploadId] : []));
