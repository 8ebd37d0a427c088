import { expect, test } from 'vitest';
import { type Measures, measurePhoto } from './measure-photo.ts';
import { type PhotoKind, THRESHOLDS, warningsOf } from './photo-warnings.ts';
import { type Drawing, drawDocument } from './testing/draw-document.ts';

const FAR = { left: 0.3, top: 0.32, right: 0.7, bottom: 0.68 };
const CUT_RIGHT = { left: 0.2, top: 0.15, right: 1.2, bottom: 0.85 };
const CUT_BELOW = { left: 0.1, top: 0.3, right: 0.9, bottom: 1.1 };
const NO_MARGIN = { left: -0.1, top: -0.1, right: 1.1, bottom: 1.1 };
const NARROW_MARGIN = { left: 0.03, top: 0.04, right: 0.97, bottom: 0.96 };

const PICTURES: [title: string, drawing: Drawing, kind: PhotoKind, expected: string[]][] = [
  ['a sharp photo', {}, 'document', []],
  ['a sharp photo of 2400 px', { width: 2400, height: 1800 }, 'document', []],
  ['a sharp photo of 800 px', { width: 800, height: 600 }, 'document', []],
  ['an upright photo', { width: 960, height: 1280 }, 'document', []],
  ['a document far away', { card: FAR }, 'document', []],
  ['a document that nearly fills the frame', { card: NARROW_MARGIN }, 'document', []],
  ['a light table', { table: 190 }, 'document', []],
  ['a grainy table', { grain: 14 }, 'document', []],
  ['a lamp from one side', { lamp: 35 }, 'document', []],
  ['a dim room', { light: 0.5 }, 'document', []],
  ['a noisy camera', { noise: 9 }, 'document', []],
  ['a hand that moved a little', { blur: 2 }, 'document', []],
  ['a white scan', { table: 255, paper: 255, noise: 0, grain: 0 }, 'document', []],
  ['a hand that moved', { blur: 4 }, 'document', ['blurred']],
  ['no focus', { blur: 10 }, 'document', ['blurred']],
  ['no focus, far away', { blur: 6, card: FAR }, 'document', ['blurred']],
  ['no focus in a dim room', { blur: 6, light: 0.5 }, 'document', ['blurred']],
  ['no focus and a noisy camera', { blur: 8, noise: 9 }, 'document', ['blurred']],
  ['a small reflection', { glare: 0.05 }, 'document', ['glare']],
  ['a reflection', { glare: 0.1 }, 'document', ['glare']],
  ['a large reflection', { glare: 0.2 }, 'document', ['glare']],
  ['a dark room', { light: 0.3 }, 'document', ['dark']],
  ['a room without light', { light: 0.15 }, 'document', ['dark']],
  ['a document beyond the right border', { card: CUT_RIGHT }, 'document', ['cropped']],
  ['the same on a light table', { card: CUT_RIGHT, table: 150 }, 'document', ['cropped']],
  ['the same in a dim room', { card: CUT_RIGHT, light: 0.5 }, 'document', ['cropped']],
  ['a document beyond the lower border', { card: CUT_BELOW }, 'document', ['cropped']],
  ['a document beyond all borders', { card: NO_MARGIN }, 'document', ['cropped']],
  ['no focus, and beyond the border', { card: CUT_RIGHT, blur: 6 }, 'document', ['blurred', 'cropped']],
  ['a person with a document, cut by the frame', { card: CUT_RIGHT }, 'selfie', []],
];

test.each(PICTURES)('[X-04] %s', (_title, drawing, kind, expected) => {
  expect(warningsOf(measurePhoto(drawDocument(drawing)), kind)).toEqual(expected);
});

/** The distance of each drawing from a threshold, as a factor. */
const margins = (of: keyof Measures, threshold: number, drawings: Drawing[]) =>
  drawings.map((drawing) => {
    const value = measurePhoto(drawDocument(drawing))[of];
    return Math.max(value / threshold, threshold / value);
  });

test('[X-04] no threshold stands close to a picture that tells good from bad', () => {
  expect(Math.min(...margins('sharpness', THRESHOLDS.sharpness, [{ blur: 2 }, { blur: 4 }]))).toBeGreaterThan(2);
  expect(Math.min(...margins('light', THRESHOLDS.light, [{ light: 0.5 }, { light: 0.3 }]))).toBeGreaterThan(1.2);
  expect(Math.min(...margins('borderStep', THRESHOLDS.borderStep, [{ grain: 14 }, { card: CUT_RIGHT }]))).toBeGreaterThan(1.5);
});

test('an empty table has nothing to read: it is blurred', () => {
  expect(warningsOf(measurePhoto(drawDocument({ card: { left: 2, top: 2, right: 3, bottom: 3 } })), 'document')).toEqual(['blurred']);
});
