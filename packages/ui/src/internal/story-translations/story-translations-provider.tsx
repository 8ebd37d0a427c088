import { createContext, type ReactNode, useContext } from 'react';
import type { TranslateStory } from './story-translations.ts';

const StoryTranslationsContext = createContext<TranslateStory>((sample) => sample);

/** Storybook wraps each story in it. */
export function StoryTranslationsProvider({ say, children }: { say: TranslateStory; children: ReactNode }) {
  return <StoryTranslationsContext value={say}>{children}</StoryTranslationsContext>;
}

/**
 * Translates the texts of components that a story file defines. Texts in `args` or `render` of a story are translated without this hook.
 *
 *     const say = useStoryTranslation();
 *     <Select label={say('Регион')} options={say(REGIONS)} />
 */
export const useStoryTranslation = (): TranslateStory => useContext(StoryTranslationsContext);
