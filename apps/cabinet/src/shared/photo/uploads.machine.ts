import type { Refusal } from '../refusal/refusal.ts';
import type { DocumentStep } from './upload-photo.ts';

/** A photo that is being uploaded, or whose upload has failed; at most one for each step. */
export type PhotoUpload = { photo: Blob; progress: number; refusal: Refusal | null };
export type PhotoUploads = Readonly<Partial<Record<DocumentStep, PhotoUpload>>>;

export type PhotoUploadsEvent =
  | { type: 'started'; step: DocumentStep; photo: Blob }
  | { type: 'progressed'; step: DocumentStep; progress: number }
  | { type: 'refused'; step: DocumentStep; refusal: Refusal }
  /** The server has the photo, or the customer canceled the upload. */
  | { type: 'ended'; step: DocumentStep };

export function photoUploadsMachine(uploads: PhotoUploads, event: PhotoUploadsEvent): PhotoUploads {
  const { step } = event;
  const uploading = uploads[step];
  switch (event.type) {
    case 'started':
      return { ...uploads, [step]: { photo: event.photo, progress: 0, refusal: null } };
    case 'ended': {
      const { [step]: _ended, ...others } = uploads;
      return others;
    }
    case 'progressed':
      return uploading === undefined || uploading.refusal !== null
        ? uploads
        : { ...uploads, [step]: { ...uploading, progress: event.progress } };
    case 'refused':
      return uploading === undefined ? uploads : { ...uploads, [step]: { ...uploading, refusal: event.refusal } };
  }
}
