import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const src = fileURLToPath(new URL('../', import.meta.url));
const read = (file: string) => readFileSync(`${src}${file}`, 'utf8');
/** Folders with internal parts of other components, which have no stories of their own. */
const INSIDE = /^(internal|field|theme|pictures|icons)\//;

const folderOf = (file: string) => file.slice(0, file.indexOf('/'));
const files = globSync('*/**/*.tsx', { cwd: src }).filter((file) => !INSIDE.test(file));
const parts = files.filter((file) => !/\.(stories|test)\.tsx$/.test(file)).map((file) => ({ file, text: read(file) }));
const storiesOf = (folder: string) =>
  files
    .filter((file) => folderOf(file) === folder && file.endsWith('.stories.tsx'))
    .map(read)
    .join('\n');

/** Elements that take a press or a key, and their substitutes: the router's anchor, react-aria and the kit's shared ModalWindow. */
const TAKES_KEYS = /<(button|input|select|textarea|summary|a|Anchor|ModalWindow)\b|from 'react-aria-components/;

/** The folders whose components match `TAKES_KEYS`, or import a component of a folder that does. */
function interactiveFolders(): readonly string[] {
  const folders = new Set(parts.filter(({ text }) => TAKES_KEYS.test(text)).map(({ file }) => folderOf(file)));
  for (let before = 0; before < folders.size; ) {
    before = folders.size;
    for (const { file, text } of parts) {
      const uses = [...text.matchAll(/from '\.\.\/([a-z-]+)\/[\w-]+\.tsx'/g)].map(([, folder]) => folder ?? '');
      if (uses.some((folder) => folders.has(folder))) folders.add(folderOf(file));
    }
  }
  return [...folders].toSorted();
}

const interactive = interactiveFolders();

describe('every interactive component has a story that uses the keyboard alone', () => {
  it('the test finds components that are interactive by themselves or by their parts', () => {
    expect(interactive).toEqual(expect.arrayContaining(['button', 'link', 'menu', 'dialog', 'banner', 'tabs', 'text-field']));
    for (const still of ['badge', 'divider', 'heading', 'spinner']) expect(interactive).not.toContain(still);
  });

  it.each(interactive)('%s', (folder) => {
    const stories = storiesOf(folder);
    expect(stories, `${folder} has no story`).not.toBe('');
    expect(stories, `${folder}: no play function presses a key`).toMatch(/userEvent\.(tab|keyboard)\(/);
    expect(stories, `${folder}: no play function looks where the focus is or what a key has done`).toMatch(
      /toHaveFocus|activeElement|toHaveBeenCalled|toHaveValue|toHaveDisplayValue|toBeChecked/,
    );
  });
});
