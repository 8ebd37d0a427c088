import { useEffect, useRef, useState } from 'react';
import { normalizeSearchText } from './search-text.ts';

/** Debounce delay: longer than the pause between two keystrokes. */
const DEBOUNCE_MS = 350;

/**
 * State of a search field: it shows the typed text immediately, and searches when the typing pauses. `text` is the current search; when it
 * changes from outside, for example by Back, the field shows the new text.
 */
export function useDebouncedSearch(text: string, onText: (text: string) => void) {
  const [typed, setTyped] = useState(text);
  const asked = useRef(text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (text === asked.current) return;
    clearTimeout(timer.current);
    asked.current = text;
    setTyped(text);
  }, [text]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (wanted: string) => {
    clearTimeout(timer.current);
    const next = normalizeSearchText(wanted);
    if (next === asked.current) return;
    asked.current = next;
    onText(next);
  };
  const type = (next: string) => {
    setTyped(next);
    clearTimeout(timer.current);
    // Clearing the field, by its cross or Escape, shows all orders without the delay.
    if (next === '') search('');
    else timer.current = setTimeout(search, DEBOUNCE_MS, next);
  };
  return { typed, type, search };
}
