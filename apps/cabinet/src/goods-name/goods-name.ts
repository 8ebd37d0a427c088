import { brandAndModel } from '@muddat/i18n';
import { createContext, useContext } from 'react';

type Readable = (text: string, names?: readonly string[]) => string;

/** Writes a text of the server in the reader's letters; around a part that is drawn alone it stays as it came. */
const LettersContext = createContext<Readable>((text) => text);

export const LettersProvider = LettersContext.Provider;

/** The name of a product in the reader's letters, all but its brand and model. */
export function useGoodsName(): (name: string) => string {
  const readable = useContext(LettersContext);
  return (name) => readable(name, [brandAndModel(name)]);
}
