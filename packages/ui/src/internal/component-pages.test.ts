import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { importLine } from '../../.storybook/component-page/import-line.ts';
import { markerLine } from '../../.storybook/component-page/use-marker-lines.ts';
import { withSearchWords } from '../../.storybook/search-words.ts';
import { validation } from '../../.storybook/sections/validation.ts';
import { whichOverlay } from '../../.storybook/sections/which-overlay.ts';
import { shownName } from '../../.storybook/shown-name.ts';

/** `Feedback/Dialog` is `feedback-dialog` in an address. */
const toId = (title: string) => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const documented = (displayName: string) => Object.assign(() => null, { __docgenInfo: { displayName } });

describe('the search of Storybook', () => {
  const index = (file: string) =>
    withSearchWords({
      test: /\.stories\.tsx$/,
      createIndex: async (importPath) =>
        ['Default', 'Overview'].map((exportName) => ({ type: 'story' as const, importPath, exportName, name: exportName })),
    }).createIndex(at(file), { makeTitle: (title) => title ?? '' });

  it.each([
    ['button/button.stories.tsx', 'кнопка'],
    ['button/button.stories.tsx', 'tugma'],
    ['payment-schedule/payment-schedule.stories.tsx', 'график'],
    ['payment-schedule/payment-schedule.stories.tsx', 'рассрочка'],
    ['select/select.stories.tsx', 'dropdown'],
  ])('finds %s by «%s»', async (file, word) => {
    const [first, overview] = await index(file);
    expect(first?.name).toBe('Default');
    expect(overview?.name).toContain(word);
  });
  it('shows the name without the words', async () => {
    const [, overview] = await index('button/button.stories.tsx');
    expect(shownName({ name: overview?.name ?? '' })).toBe('Overview');
  });
});

describe('the import on a page', () => {
  const parameters = { fileName: './src/dialog/dialog.stories.tsx' };
  it('names the component and its subcomponents', () => {
    expect(importLine({ component: documented('StoreLogo'), subcomponents: { StoreBanner: documented('StoreBanner') }, parameters })).toBe(
      "import { StoreLogo, StoreBanner } from '@muddat/ui/dialog';",
    );
  });
  const publicNames = readFileSync(at('../public-names.txt'), 'utf8');
  // A story around a component names it in `parameters.props`.
  const namedByStories = readdirSync(at('.'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) => {
      const text = readFileSync(at(file), 'utf8');
      const [, component] = /^ {2}parameters: \{[^}]*\bprops: (\w+),/m.exec(text) ?? /^ {2}component: (\w+),/m.exec(text) ?? [];
      const [, others = ''] = /^ {2}subcomponents: \{([^}]*)/m.exec(text) ?? [];
      return component
        ? [component, ...(others.match(/\w+/g) ?? [])].map((name): [string, string] => [file.split('/')[0] ?? '', name])
        : [];
    });
  it.each(namedByStories)('finds what it names: @muddat/ui/%s has %s', (folder, name) => {
    const [, list] = new RegExp(`^@muddat/ui/${folder}\\n((?: {2}.*\\n)*)`, 'm').exec(publicNames) ?? [];
    expect(list).toContain(`  value ${name}\n`);
  });
  it('names the component of `parameters.props`, if the story wraps it', () => {
    expect(importLine({ component: documented('Example'), parameters: { ...parameters, props: documented('Dialog') } })).toBe(
      "import { Dialog } from '@muddat/ui/dialog';",
    );
  });
});

describe('an anatomy drawing', () => {
  const box = (left: number, top: number, width: number, height: number) => ({
    left,
    top,
    width,
    height,
    right: left + width,
    bottom: top + height,
  });
  const drawing = box(100, 50, 400, 200);
  it.each([
    ['top', { from: { x: 130, y: 20 }, to: { x: 130, y: 60 } }],
    ['bottom', { from: { x: 130, y: 180 }, to: { x: 130, y: 100 } }],
    ['start', { from: { x: 44, y: 80 }, to: { x: 100, y: 80 } }],
    ['end', { from: { x: 216, y: 80 }, to: { x: 160, y: 80 } }],
  ] as const)('has a line from a number at the side %s to the edge of the part', (side, line) => {
    expect(markerLine(side, drawing, box(200, 110, 60, 40))).toEqual(line);
  });
  it('keeps a number inside, if the part is near the edge', () => {
    expect(markerLine('start', drawing, box(130, 110, 60, 40)).from.x).toBe(20);
    expect(markerLine('end', drawing, box(420, 110, 60, 40)).from.x).toBe(380);
  });
});

const files = readdirSync(at('.'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.stories.tsx'));
const sources = files.map((file) => ({ file, source: readFileSync(at(file), 'utf8') }));

it('numbered parts have a story to draw, and only they have one', () => {
  for (const { file, source } of sources) {
    expect((source.match(/tags: \['anatomy', '!dev', '!autodocs'\]/g) ?? []).length, file).toBe(/^ {2}parts: \[/m.test(source) ? 1 : 0);
  }
  expect(sources.filter(({ source }) => /^ {2}parts: \[/m.test(source)).length).toBeGreaterThan(2);
});

it('a link on a page leads to a page of Storybook', () => {
  const titles = sources.flatMap(({ source }) => /^ {2}title: '(?<title>[^']+)'/m.exec(source)?.groups?.['title'] ?? []);
  const pages = [...titles, 'Patterns/Form', 'Patterns/List', 'Patterns/Payment'].map((title) => `${toId(title)}--docs`);
  const texts = [validation.text, whichOverlay.text, readFileSync(at('../.storybook/start.mdx'), 'utf8')];
  const links = texts.flatMap((text) => [...text.matchAll(/\?path=\/docs\/(?<page>[^)]+)\)/g)].map(({ groups }) => groups?.['page'] ?? ''));
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((page) => !pages.includes(page))).toEqual([]);
});

it('an example to follow stands beside one to avoid, on the page only', () => {
  const counts = sources.map(({ file, source }) => {
    const tags = [...source.matchAll(/tags: \['(do|dont)'(?<rest>[^\]]*)\]/g)];
    for (const { groups } of tags) expect(groups?.['rest'], file).toBe(", '!dev', '!autodocs'");
    const count = (kind: string) => tags.filter(([, tag]) => tag === kind).length;
    expect(count('do'), file).toBe(count('dont'));
    return tags.length;
  });
  expect(counts.filter((count) => count > 0).length).toBeGreaterThan(4);
});
