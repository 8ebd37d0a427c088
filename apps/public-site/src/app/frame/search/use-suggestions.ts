import { useEffect, useState } from 'react';
import { askSuggestions, type Suggestion } from './ask-suggestions.ts';

/** A pause in typing that is worth a question. */
const PAUSE_MS = 150;

/** Suggestions for the words so far. Nothing is asked for no words; of several answers only the latest is shown, and the last ones stay until then. */
export function useSuggestions(text: string): readonly Suggestion[] {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const q = text.trim();
  useEffect(() => {
    if (q === '') return setSuggestions([]);
    const asked = new AbortController();
    const timer = setTimeout(() => {
      askSuggestions(q, document.documentElement.lang, asked.signal).then(
        (answer) => {
          if (!asked.signal.aborted) setSuggestions(answer);
        },
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [q]);
  return suggestions;
}
