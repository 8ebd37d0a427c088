import { brandAndModel } from '@muddat/i18n';
import { createContext, useContext } from 'react';

type Readable = (text: string, names?: readonly string[]) => string;

/** Writes a text of the server in the reader's alphabet. Without a provider, as in a story, the text stays unchanged. */
const LettersContext = createContext<Readable>((text) => text);

export const LettersProvider = LettersContext.Provider;

/** The name of a product in the reader's alphabet; brand and model stay in Latin. */
export function useGoodsName(): (name: string) => string {
  const readable = useContext(LettersContext);
  return (name) => readable(name, [brandAndModel(name)]);
}
