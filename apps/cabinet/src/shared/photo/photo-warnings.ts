import type { Measures } from './measure-photo.ts';

/** What a photo is of: a document that must be whole in the frame, or a person with a document. */
export type PhotoKind = 'document' | 'selfie';

/** Why a photo may be refused, seen on the device. Said in words beside the photo, which can be sent all the same. */
export type PhotoWarning = 'dark' | 'blurred' | 'glare' | 'cropped';

/** Measured over the pictures that `testing/draw-document.ts` draws; `photo-warnings.test.ts` holds the distance to both sides. */
export const THRESHOLDS = {
  /** Less is too dark. */
  light: 55,
  /** Less is blurred. */
  sharpness: 160,
  /** More is glare, but not so much that it is the white of a scan. */
  blown: { from: 0.01, to: 0.4 },
  /** More at a border is a document that crosses it. */
  borderStep: 45,
} as const;

/** In the order of what helps most: light first, as a dark photo measures badly in everything else. */
export function warningsOf({ light, sharpness, blown, borderStep }: Measures, kind: PhotoKind): PhotoWarning[] {
  if (light < THRESHOLDS.light) return ['dark'];
  const found: [PhotoWarning, boolean][] = [
    ['blurred', sharpness < THRESHOLDS.sharpness],
    ['glare', blown > THRESHOLDS.blown.from && blown < THRESHOLDS.blown.to],
    // A person is always cut by the frame.
    ['cropped', kind === 'document' && borderStep > THRESHOLDS.borderStep],
  ];
  return found.filter(([, is]) => is).map(([warning]) => warning);
}
