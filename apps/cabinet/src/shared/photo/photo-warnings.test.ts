import { expect, test } from 'vitest';
import { measurePhoto, type PhotoMeasures } from './measure-photo.ts';
import { type PhotoKind, photoWarnings, WARNING_THRESHOLDS } from './photo-warnings.ts';
import { type DocumentDrawing, drawDocument } from './testing/draw-document.ts';

const FAR = { left: 0.3, top: 0.32, right: 0.7, bottom: 0.68 };
const CUT_RIGHT = { left: 0.2, top: 0.15, right: 1.2, bottom: 0.85 };
const CUT_BELOW = { left: 0.1, top: 0.3, right: 0.9, bottom: 1.1 };
const NO_MARGIN = { left: -0.1, top: -0.1, right: 1.1, bottom: 1.1 };
const NARROW_MARGIN = { left: 0.03, top: 0.04, right: 0.97, bottom: 0.96 };

const PICTURES: [title: string, drawing: DocumentDrawing, kind: PhotoKind, expected: string[]][] = [
  ['none for a sharp photo', {}, 'document', []],
  ['none for a sharp photo of 2400 px', { width: 2400, height: 1800 }, 'document', []],
  ['none for a sharp photo of 800 px', { width: 800, height: 600 }, 'document', []],
  ['none for an upright photo', { width: 960, height: 1280 }, 'document', []],
  ['none for a document far away', { card: FAR }, 'document', []],
  ['none for a document that nearly fills the frame', { card: NARROW_MARGIN }, 'document', []],
  ['none on a light table', { tableBrightness: 190 }, 'document', []],
  ['none on a grainy table', { grain: 14 }, 'document', []],
  ['none with a lamp from one side', { lamp: 35 }, 'document', []],
  ['none in a dim room', { brightness: 0.5 }, 'document', []],
  ['none with a noisy camera', { noise: 9 }, 'document', []],
  ['none after the hand moved a little', { blur: 2 }, 'document', []],
  ['none for a white scan', { tableBrightness: 255, cardBrightness: 255, noise: 0, grain: 0 }, 'document', []],
  ['blur after the hand moved', { blur: 4 }, 'document', ['blurred']],
  ['blur without focus', { blur: 10 }, 'document', ['blurred']],
  ['blur without focus, far away', { blur: 6, card: FAR }, 'document', ['blurred']],
  ['blur without focus in a dim room', { blur: 6, brightness: 0.5 }, 'document', ['blurred']],
  ['blur without focus and with a noisy camera', { blur: 8, noise: 9 }, 'document', ['blurred']],
  ['glare with a small reflection', { glare: 0.05 }, 'document', ['glare']],
  ['glare with a reflection', { glare: 0.1 }, 'document', ['glare']],
  ['glare with a large reflection', { glare: 0.2 }, 'document', ['glare']],
  ['darkness in a dark room', { brightness: 0.3 }, 'document', ['dark']],
  ['darkness in a room without light', { brightness: 0.15 }, 'document', ['dark']],
  ['cropping beyond the right border', { card: CUT_RIGHT }, 'document', ['cropped']],
  ['cropping beyond the right border on a light table', { card: CUT_RIGHT, tableBrightness: 150 }, 'document', ['cropped']],
  ['cropping beyond the right border in a dim room', { card: CUT_RIGHT, brightness: 0.5 }, 'document', ['cropped']],
  ['cropping beyond the lower border', { card: CUT_BELOW }, 'document', ['cropped']],
  ['cropping beyond all borders', { card: NO_MARGIN }, 'document', ['cropped']],
  ['blur and cropping without focus, beyond the border', { card: CUT_RIGHT, blur: 6 }, 'document', ['blurred', 'cropped']],
  ['none for a selfie with a document beyond the border', { card: CUT_RIGHT }, 'selfie', []],
];

test.each(PICTURES)('[X-04] `photoWarnings` reports %s', (_title, drawing, kind, expected) => {
  expect(photoWarnings(measurePhoto(drawDocument(drawing)), kind)).toEqual(expected);
});

/** The distance of each drawing from a threshold, as a factor. */
const margins = (of: keyof PhotoMeasures, threshold: number, drawings: DocumentDrawing[]) =>
  drawings.map((drawing) => {
    const value = measurePhoto(drawDocument(drawing))[of];
    return Math.max(value / threshold, threshold / value);
  });

test('[X-04] each warning threshold differs from the values of a good and of a bad photo by a factor above 1.2', () => {
  expect(Math.min(...margins('sharpness', WARNING_THRESHOLDS.sharpness, [{ blur: 2 }, { blur: 4 }]))).toBeGreaterThan(2);
  expect(Math.min(...margins('brightness', WARNING_THRESHOLDS.brightness, [{ brightness: 0.5 }, { brightness: 0.3 }]))).toBeGreaterThan(
    1.2,
  );
  expect(Math.min(...margins('borderStep', WARNING_THRESHOLDS.borderStep, [{ grain: 14 }, { card: CUT_RIGHT }]))).toBeGreaterThan(1.5);
});

test('`photoWarnings` reports blur for an empty table', () => {
  expect(photoWarnings(measurePhoto(drawDocument({ card: { left: 2, top: 2, right: 3, bottom: 3 } })), 'document')).toEqual(['blurred']);
});
