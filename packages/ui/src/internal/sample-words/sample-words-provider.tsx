import { createContext, type ReactNode, useContext } from 'react';
import type { Say } from './sample-words.ts';

const SampleWordsContext = createContext<Say>((sample) => sample);

/** Storybook's frame around a story. */
export function SampleWordsProvider({ say, children }: { say: Say; children: ReactNode }) {
  return <SampleWordsContext value={say}>{children}</SampleWordsContext>;
}

/**
 * For components that a story brings along: what they say by themselves. What a story gives in `args` or writes in `render` is translated without it.
 *
 *     const say = useSay();
 *     <Select label={say('Регион')} options={say(REGIONS)} />
 */
export const useSay = (): Say => useContext(SampleWordsContext);
