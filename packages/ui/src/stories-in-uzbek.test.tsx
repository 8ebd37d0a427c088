import { composeStory } from '@storybook/react-vite';
import { describe, expect, it } from 'vitest';
import preview from '../.storybook/preview.tsx';
import { cyrillicWords } from './internal/sample-words/cyrillic-words.ts';

interface StoriesModule {
  default: { title: string };
  Overview: { play?: unknown };
  [story: string]: object;
}

const modules = import.meta.glob<StoriesModule>('./*/*.stories.tsx', { eager: true });

/** As in Storybook, with the toolbar at Oʻzbekcha. The other theme is looked at in Russian. */
const uzbek = { ...preview, initialGlobals: { ...preview.initialGlobals, locale: 'uz' }, afterEach: [] };

describe.each(Object.entries(modules))('%s in Uzbek', (_file, { default: meta, ...stories }) => {
  it.each(Object.entries(stories))('%s says nothing in Russian', async (name, story) => {
    const composed = composeStory(name === 'Overview' ? story : { ...story, play: undefined }, meta, uzbek, name);
    await composed.run();
    expect(cyrillicWords(document.body, 'uz')).toEqual([]);
  });
});
