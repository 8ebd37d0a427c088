import { brandAndModel } from '@muddat/i18n';
import { createContext, useContext } from 'react';

type Readable = (text: string, names?: readonly string[]) => string;

/** Transliterates a text of the server into the reader's alphabet. Without a provider, as in a story, the text stays unchanged. */
const LettersContext = createContext<Readable>((text) => text);

export const LettersProvider = LettersContext.Provider;

/** Transliterates the name of a product into the reader's alphabet, except for the brand and the model, which stay in Latin. */
export function useGoodsName(): (name: string) => string {
  const readable = useContext(LettersContext);
  return (name) => readable(name, [brandAndModel(name)]);
}
