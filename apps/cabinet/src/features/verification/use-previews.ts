import type { VerificationStep } from '../../domain/identity/verification-query.ts';
import type { DocumentStep } from '../../shared/photo/upload-photo.ts';
import type { PhotoUploads } from '../../shared/photo/uploads.machine.ts';
import { useObjectUrl } from '../../shared/photo/use-object-url.ts';
import { DOCUMENT_STEPS } from './verification-screen.ts';

/**
 * Address of a photo on the server. Its fragment, which is not sent, changes with each new photo, so that the browser loads the new image.
 */
const imageUrlOf = (steps: readonly VerificationStep[], step: DocumentStep): string | undefined => {
  const taken = steps.find((one) => one.step === step)?.uploaded_at;
  return taken ? `/api/installment/v3/user/verification/documents/${step}/image#${taken}` : undefined;
};

/** Image addresses of the photos: a blob on the device during the upload, then the image on the server. */
export function usePhotoPreviews(uploads: PhotoUploads, steps: readonly VerificationStep[]): Partial<Record<DocumentStep, string>> {
  const local: Record<DocumentStep, string | undefined> = {
    passport_front: useObjectUrl(uploads.passport_front?.photo ?? null),
    selfie: useObjectUrl(uploads.selfie?.photo ?? null),
    registration: useObjectUrl(uploads.registration?.photo ?? null),
  };
  const entries = DOCUMENT_STEPS.flatMap((step) => {
    const address = local[step] ?? imageUrlOf(steps, step);
    return address === undefined ? [] : [[step, address] as const];
  });
  return Object.fromEntries(entries);
}
