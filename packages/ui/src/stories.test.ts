import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const SOURCES = fileURLToPath(new URL('.', import.meta.url));
const GUIDELINES = ['Когда', 'Когда не', 'Из чего', 'Слова', 'Доступность'];

/** Components that have a page of their own in Storybook. */
const PAGES = ['girih', 'icons'];

const stories = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.stories.tsx'));

/** The bold words at the start of the lines in a component's description. */
const headsOf = (source: string) => [...source.matchAll(/^\s*['`]?- \*\*(.+?)\*\*: /gm)].map(([, head]) => head);

describe.each(stories)('%s', (file) => {
  const source = readFileSync(join(SOURCES, file), 'utf8');
  it('describes the component in five lines: when, when not, parts, texts, accessibility', () => {
    expect(headsOf(source)).toEqual(GUIDELINES);
    expect(source).toMatch(/docs: \{[^}]*?(\},\s*)?description: \{\s*component/);
  });
  it('has an Overview story with a baseline picture', () => {
    expect(source).toMatch(/export const Overview: Story = \{[^;]*?tags: \['picture'\]/);
  });
  it('translates only texts that it shows', () => {
    const pairs = /^const words: SampleWords = \{\n([\s\S]*?)^\};$/m.exec(source)?.[1] ?? '';
    const russian = [...pairs.matchAll(/^ {2}(?:'(.+?)'|(\p{Script=Cyrillic}+)): /gmu)].map(([, quoted, bare]) => quoted ?? bare ?? '');
    const said = source.replace(pairs, '').replaceAll(/\s+/g, ' ');
    expect(russian.filter((word) => !said.includes(word))).toEqual([]);
  });
});

it('every exported component has its own stories or is listed in the `subcomponents` of another', () => {
  const { exports: doors }: { exports: Record<string, unknown> } = JSON.parse(readFileSync(join(SOURCES, '..', 'package.json'), 'utf8'));
  const folders = Object.keys(doors).flatMap((door) => /^\.\/([a-z-]+)$/.exec(door)?.[1] ?? []);
  const own = new Set(stories.map((file) => dirname(file)));
  const named = new Set(stories.flatMap((file) => subcomponentsOf(readFileSync(join(SOURCES, file), 'utf8'))));
  const pascal = (folder: string) => folder.replace(/(^|-)([a-z])/g, (_all, _dash, letter: string) => letter.toUpperCase());
  const shown = (folder: string) => own.has(folder) || named.has(pascal(folder)) || PAGES.includes(folder);
  expect(folders.length).toBeGreaterThan(60);
  expect(folders.filter((folder) => folder !== 'theme' && !shown(folder))).toEqual([]);
});

function subcomponentsOf(source: string): string[] {
  return (/subcomponents: \{([^}]*)\}/.exec(source)?.[1] ?? '').split(',').map((name) => name.trim());
}
