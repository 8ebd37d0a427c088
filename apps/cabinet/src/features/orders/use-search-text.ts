import { useEffect, useRef, useState } from 'react';
import { searchTextOf } from './search-text.ts';

/** Whoever types stops for longer than between two letters. */
const PAUSE_MS = 350;

/**
 * A field for what is looked for: what is typed stands in it at once, and is looked for when the typing pauses. `text` is what is looked for
 * now; when it changes by itself, by Back say, the field follows.
 */
export function useSearchText(text: string, onText: (text: string) => void) {
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
  const ask = (wanted: string) => {
    clearTimeout(timer.current);
    const next = searchTextOf(wanted);
    if (next === asked.current) return;
    asked.current = next;
    onText(next);
  };
  const type = (next: string) => {
    setTyped(next);
    clearTimeout(timer.current);
    // Nothing is a wish of its own, by the cross or by Escape: all orders come at once.
    if (next === '') ask('');
    else timer.current = setTimeout(ask, PAUSE_MS, next);
  };
  return { typed, type, ask };
}
