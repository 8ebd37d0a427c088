import { createContext, type ReactNode, useContext } from 'react';
import type { Say } from './sample-words.ts';

const SampleWordsContext = createContext<Say>((sample) => sample);

/** Storybook wraps each story in it. */
export function SampleWordsProvider({ say, children }: { say: Say; children: ReactNode }) {
  return <SampleWordsContext value={say}>{children}</SampleWordsContext>;
}

/**
 * Translates the texts of components that a story file defines. Texts in `args` or `render` of a story are translated without this hook.
 *
 *     const say = useSay();
 *     <Select label={say('Регион')} options={say(REGIONS)} />
 */
export const useSay = (): Say => useContext(SampleWordsContext);
