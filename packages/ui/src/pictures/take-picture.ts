import { expect, inject, vi } from 'vitest';
import { findUncoveredCharacters } from './uncovered-characters.ts';

declare global {
  /** Set in tests only: Storybook itself takes no pictures. */
  var takePicture: ((canvas: HTMLElement) => Promise<void>) | undefined;
  /** Runs before a story: sets the same date for all pictures, and a margin. Returns a function that undoes both. */
  var preparePicture: ((canvas: HTMLElement) => () => void) | undefined;
}

const FAMILY = 'Onest Variable';
/** Overlays, which are outside the story's own element. */
const OVERLAYS = 'dialog[open], [role=dialog], [role=menu], [role=listbox], [role=tooltip], [popover]:popover-open';

const DAY = '2026-11-21T07:00:00Z';
/** Margin around the subject, for focus rings and shadows. */
const MARGIN = '16px';

globalThis.preparePicture = (canvas) => {
  const { padding } = canvas.style;
  canvas.style.padding = MARGIN;
  vi.useFakeTimers({ now: new Date(DAY), toFake: ['Date'] });
  return () => {
    vi.useRealTimers();
    canvas.style.padding = padding;
  };
};

/** Compares the story with its baseline in the device's theme. The runner's configuration registers this file as a setup file. */
globalThis.takePicture = async (canvas) => {
  const root = document.documentElement;
  const before = root.dataset['theme'];
  const theme = inject('theme');
  const above = [...document.querySelectorAll(OVERLAYS)].some((part) => part instanceof HTMLElement && part.checkVisibility());
  // A bar that is fixed to the window adds no height to the canvas.
  const subject = above || canvas.offsetHeight <= 2 * Number.parseInt(MARGIN, 10) ? document.body : canvas;
  await waitForFontsAndImages(subject);
  try {
    root.dataset['theme'] = theme;
    await expect(subject).toMatchScreenshot(theme);
  } finally {
    if (before === undefined) delete root.dataset['theme'];
    else root.dataset['theme'] = before;
  }
};

/** Waits for the kit's own font and for all images. Throws if the browser would draw a letter in a system font. */
async function waitForFontsAndImages(subject: HTMLElement): Promise<void> {
  const fields = [...subject.querySelectorAll('input, textarea')];
  const typed = fields.map((field) =>
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value + field.placeholder : '',
  );
  const text = (subject.textContent ?? '') + typed.join('');
  const faces = [...document.fonts].filter(({ family }) => family.replaceAll('"', '') === FAMILY);
  const foreign = findUncoveredCharacters(
    text,
    faces.map(({ unicodeRange }) => unicodeRange),
  );
  if (faces.length === 0 || foreign.length > 0)
    throw new Error(`No picture of what stands in a font of the system: ${foreign.join(' ') || `${FAMILY} is not here`}`);
  await Promise.all(faces.map((face) => face.load()));
  await document.fonts.ready;
  await Promise.all([...subject.querySelectorAll('img')].map((image) => image.decode().catch(() => undefined)));
}
