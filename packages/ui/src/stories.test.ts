import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const SOURCES = fileURLToPath(new URL('.', import.meta.url));
const GUIDELINES = ['use', 'avoid', 'anatomy', 'content', 'accessibility'];

/** Components that have a page of their own in Storybook. */
const PAGES = ['girih', 'icons'];
/** Exports that show nothing themselves. */
const WITHOUT_LOOKS = ['announcer', 'provider'];

const stories = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.stories.tsx'));

/** `parameters.guidelines`, as it is written. */
const guidelinesOf = (source: string) => /^const guidelines: Guidelines = \{\n([\s\S]*?)^\};$/m.exec(source)?.[1] ?? '';
/** The texts of its lines, by name. */
const linesOf = (guidelines: string): Record<string, string> =>
  Object.fromEntries([...guidelines.matchAll(/^ {2}(\w+):\s+(['"])(.*)\2,$/gm)].map(([, name = '', , text = '']) => [name, text]));

describe.each(stories)('%s', (file) => {
  const source = readFileSync(join(SOURCES, file), 'utf8');
  it('describes the component in five English sentences: when, when not, parts, texts, accessibility', () => {
    const { alsoCalled: _words, ...lines } = linesOf(guidelinesOf(source));
    expect(Object.keys(lines)).toEqual(GUIDELINES);
    // Only quoted texts of the interface are in Russian.
    for (const line of Object.values(lines)) expect(line.replaceAll(/«[^»]*»/g, '')).not.toMatch(/\p{Script=Cyrillic}/u);
    for (const line of Object.values(lines)) expect(line).toMatch(/[.»]$/);
    expect(source).toMatch(/\bguidelines\b(,| \})/);
  });
  it('has everyday words for the search, in Russian, Uzbek and English', () => {
    const words = linesOf(guidelinesOf(source))['alsoCalled']?.split(', ') ?? [];
    expect(words.length).toBeGreaterThan(2);
    expect(words.some((word) => /^\p{Script=Cyrillic}/u.test(word))).toBe(true);
    expect(words.some((word) => /^\p{Script=Latin}/u.test(word))).toBe(true);
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
  const shown = (folder: string) => own.has(folder) || named.has(pascal(folder)) || [...PAGES, ...WITHOUT_LOOKS].includes(folder);
  expect(folders.length).toBeGreaterThan(60);
  expect(folders.filter((folder) => folder !== 'theme' && !shown(folder))).toEqual([]);
});

function subcomponentsOf(source: string): string[] {
  return (/subcomponents: \{([^}]*)\}/.exec(source)?.[1] ?? '').split(',').map((name) => name.trim());
}
