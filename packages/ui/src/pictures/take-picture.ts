import { expect } from 'vitest';
import { foreignCharacters } from './onest-only.ts';

declare global {
  /** Set in tests only: Storybook itself takes no pictures. */
  var takePicture: ((canvas: HTMLElement) => Promise<void>) | undefined;
}

const FAMILY = 'Onest Variable';
const THEMES = ['light', 'dark'] as const;
/** What stands above the page, outside of the story's own element. */
const ABOVE = 'dialog[open], [role=dialog], [role=menu], [role=listbox], [role=tooltip], [popover]:popover-open';

/** Compares the story as it stands with its baselines, in both themes. Registered by the runner's configuration as a setup file. */
globalThis.takePicture = async (canvas) => {
  const root = document.documentElement;
  const before = root.dataset['theme'];
  const above = [...document.querySelectorAll(ABOVE)].some((part) => part instanceof HTMLElement && part.checkVisibility());
  const subject = above ? document.body : canvas;
  await settle(subject);
  try {
    for (const theme of THEMES) {
      root.dataset['theme'] = theme;
      await expect(subject).toMatchScreenshot(theme);
    }
  } finally {
    if (before === undefined) delete root.dataset['theme'];
    else root.dataset['theme'] = before;
  }
};

/** The kit's own font and every image are there, and no letter stands in a font of this machine. */
async function settle(subject: HTMLElement): Promise<void> {
  const fields = [...subject.querySelectorAll('input, textarea')];
  const typed = fields.map((field) =>
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value + field.placeholder : '',
  );
  const text = (subject.textContent ?? '') + typed.join('');
  const faces = [...document.fonts].filter(({ family }) => family.replaceAll('"', '') === FAMILY);
  const foreign = foreignCharacters(
    text,
    faces.map(({ unicodeRange }) => unicodeRange),
  );
  if (faces.length === 0 || foreign.length > 0)
    throw new Error(`No picture of what stands in a font of the system: ${foreign.join(' ') || `${FAMILY} is not here`}`);
  await Promise.all(faces.map((face) => face.load()));
  await document.fonts.ready;
  await Promise.all([...subject.querySelectorAll('img')].map((image) => image.decode().catch(() => undefined)));
}
