import { useEffect, useState } from 'react';
import { fetchSuggestions, type Suggestion } from './fetch-suggestions.ts';

/** Pause in typing, in ms, after which a request is sent. */
const DEBOUNCE_MS = 150;

/**
 * Suggestions for the text typed so far. Empty text sends no request. Only the response to the latest text counts; until it arrives, the
 * previous suggestions stay.
 */
export function useSuggestions(text: string): readonly Suggestion[] {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const q = text.trim();
  useEffect(() => {
    if (q === '') return setSuggestions([]);
    const asked = new AbortController();
    const timer = setTimeout(() => {
      fetchSuggestions(q, document.documentElement.lang, asked.signal).then(
        (answer) => {
          if (!asked.signal.aborted) setSuggestions(answer);
        },
        () => undefined,
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [q]);
  return suggestions;
}
