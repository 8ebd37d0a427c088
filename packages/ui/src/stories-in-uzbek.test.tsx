import { composeStory } from '@storybook/react-vite';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import preview from '../.storybook/preview.tsx';
import { cyrillicWords } from './internal/sample-words/cyrillic-words.ts';

interface StoriesModule {
  default: { title: string };
  Overview: { play?: unknown };
  [story: string]: object;
}

const modules = import.meta.glob<StoriesModule>('./*/*.stories.tsx', { eager: true });

/** As in Storybook, with the toolbar at Oʻzbekcha. */
const uzbek = { ...preview, initialGlobals: { ...preview.initialGlobals, locale: 'uz' }, afterEach: [] };

/** What does not depend on the language is judged in Russian, in both themes; a story is no page, and may show one part many times. */
const NOT_OF_LANGUAGE = { 'color-contrast': { enabled: false }, region: { enabled: false }, 'landmark-unique': { enabled: false } };

describe.each(Object.entries(modules))('%s in Uzbek', (_file, { default: meta, ...stories }) => {
  it.each(Object.entries(stories))('%s says nothing in Russian', async (name, story) => {
    // The other plays look for Russian words; those of Overview open what is closed.
    const composed = composeStory(name === 'Overview' ? story : { ...story, play: undefined }, meta, uzbek, name);
    await composed.run();
    expect(document.body.querySelectorAll('body > div *').length).toBeGreaterThan(0);
    // Words of another language are marked as such: the language switch names each in its own letters.
    expect(cyrillicWords(document.body, 'uz')).toEqual([]);
    if (name !== 'Overview') return;
    const { violations } = await axe.run('body > div', { rules: NOT_OF_LANGUAGE });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))])).toEqual([]);
  });
});
