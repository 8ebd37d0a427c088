import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { importLine } from '../../.storybook/component-page/import-line.ts';
import { withSearchWords } from '../../.storybook/search-words.ts';
import { shownName } from '../../.storybook/shown-name.ts';

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
    expect(importLine({ component: documented('Banner'), subcomponents: { Announcer: documented('Announcer') }, parameters })).toBe(
      "import { Banner, Announcer } from '@muddat/ui/dialog';",
    );
  });
  it('names the component of `parameters.props`, if the story wraps it', () => {
    expect(importLine({ component: documented('Example'), parameters: { ...parameters, props: documented('Dialog') } })).toBe(
      "import { Dialog } from '@muddat/ui/dialog';",
    );
  });
});

it('an example to follow stands beside one to avoid, on the page only', () => {
  const files = readdirSync(at('.'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.stories.tsx'));
  const counts = files.map((file) => {
    const tags = [...readFileSync(at(file), 'utf8').matchAll(/tags: \['(do|dont)'(?<rest>[^\]]*)\]/g)];
    for (const { groups } of tags) expect(groups?.['rest'], file).toBe(", '!dev', '!autodocs'");
    const count = (kind: string) => tags.filter(([, tag]) => tag === kind).length;
    expect(count('do'), file).toBe(count('dont'));
    return tags.length;
  });
  expect(counts.filter((count) => count > 0).length).toBeGreaterThan(4);
});
