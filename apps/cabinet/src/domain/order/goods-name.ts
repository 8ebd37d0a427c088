import { brandAndModel } from '@muddat/i18n';
import { createContext, useContext } from 'react';

type Transliterate = (text: string, names?: readonly string[]) => string;

/**
 * Transliterates a text of the server into the reader's alphabet, except for `names` in it. Without a provider, as in a story, the text
 * stays unchanged.
 */
const TransliterateContext = createContext<Transliterate>((text) => text);

export const TransliterateProvider = TransliterateContext.Provider;

/** Transliterates the name of a product into the reader's alphabet, except for the brand and the model, which stay in Latin. */
export function useTransliterateGoodsName(): (name: string) => string {
  const readable = useContext(TransliterateContext);
  return (name) => readable(name, [brandAndModel(name)]);
}
