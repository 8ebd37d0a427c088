import type { PhotoMeasures } from './measure-photo.ts';

/** The subject of a photo: a document, which must be fully inside the frame, or a person with a document. */
export type PhotoKind = 'document' | 'selfie';

/** Why the backend may refuse a photo, detected on the device. The warning is shown next to the photo, which can still be sent. */
export type PhotoWarning = 'dark' | 'blurred' | 'glare' | 'cropped';

/**
 * Tuned with the pictures that `testing/draw-document.ts` draws. `photo-warnings.test.ts` checks that no threshold is close to the measures
 * of a good or a bad picture.
 */
export const WARNING_THRESHOLDS = {
  /** A photo with a lower mean brightness is too dark. */
  brightness: 55,
  /** A photo with a lower sharpness is blurred. */
  sharpness: 160,
  /** A share of overexposed tiles between `from` and `to` means glare. Above `to`, the white is the paper of a scan. */
  overexposedShare: { from: 0.01, to: 0.4 },
  /** A larger step means that the document crosses a border of the photo. */
  borderStep: 45,
} as const;

/** Returns the warnings, the most helpful one first. A dark photo gets only that warning, because darkness distorts all other measures. */
export function photoWarnings({ brightness, sharpness, overexposedShare, borderStep }: PhotoMeasures, kind: PhotoKind): PhotoWarning[] {
  if (brightness < WARNING_THRESHOLDS.brightness) return ['dark'];
  const found: [PhotoWarning, boolean][] = [
    ['blurred', sharpness < WARNING_THRESHOLDS.sharpness],
    ['glare', overexposedShare > WARNING_THRESHOLDS.overexposedShare.from && overexposedShare < WARNING_THRESHOLDS.overexposedShare.to],
    // The frame always cuts off a person, so only documents are checked.
    ['cropped', kind === 'document' && borderStep > WARNING_THRESHOLDS.borderStep],
  ];
  return found.filter(([, is]) => is).map(([warning]) => warning);
}
