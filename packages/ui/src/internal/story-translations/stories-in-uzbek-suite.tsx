import { composeStory } from '@storybook/react-vite';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import preview from '../../../.storybook/preview.tsx';
import { findCyrillicTexts } from './find-cyrillic-texts.ts';

export interface StoriesModule {
  default: { title: string };
  Overview: { play?: unknown };
  [story: string]: object;
}

/** Storybook's preview with Oʻzbekcha chosen on the toolbar, and without the checks and pictures of `afterEach`. */
const uzbek = { ...preview, initialGlobals: { ...preview.initialGlobals, locale: 'uz' }, afterEach: [] };

/**
 * The stories check these rules in Russian, in both themes, because they do not depend on the language. A story is not a page, and may
 * show one component many times.
 */
const LANGUAGE_INDEPENDENT_RULES = {
  'color-contrast': { enabled: false },
  region: { enabled: false },
  'landmark-unique': { enabled: false },
};

/** Tests each story of these files in Uzbek. */
export function testStoriesInUzbek(modules: Readonly<Record<string, StoriesModule>>): void {
  describe.each(Object.entries(modules))('%s in Uzbek', (_file, { default: meta, ...stories }) => {
    it.each(Object.entries(stories))('the story %s has no Russian text, and Overview passes the checks of axe', async (name, story) => {
      // The play functions look for Russian texts. Only those of Overview run, because they open what is closed.
      const composed = composeStory(name === 'Overview' ? story : { ...story, play: undefined }, meta, uzbek, name);
      await composed.run();
      expect(document.body.querySelectorAll('body > div *').length).toBeGreaterThan(0);
      // A text in another language has `lang`: the language switch names each language in its own letters.
      expect(findCyrillicTexts(document.body, 'uz')).toEqual([]);
      if (name !== 'Overview') return;
      const { violations } = await axe.run('body > div', { rules: LANGUAGE_INDEPENDENT_RULES });
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))])).toEqual([]);
    });
  });
}
