import { useEffect, useRef } from 'react';

/**
 * Like `usePreHydrationInput`, for a select: a choice made before hydration stays visible, and React gets its change event after hydration.
 * @param given the value that React rendered; without it the first option. If it is not among the options, the select shows nothing, and no
 *   event is sent
 * @returns the ref of the select
 */
export function usePreHydrationChoice(given: string | undefined) {
  const select = useRef<HTMLSelectElement>(null);
  const first = useRef(given);
  useEffect(() => {
    if (!select.current) return;
    const offered = Array.from(select.current.options, ({ value }) => value);
    const held = first.current ?? offered[0];
    if (held === undefined || select.current.value === held || !offered.includes(held)) return;
    select.current.dispatchEvent(new Event('change', { bubbles: true }));
  }, []);
  return select;
}
