import { useEffect, useRef } from 'react';

/**
 * As `useTypedBefore`, for a select: a choice made before React listens stays on the screen, and is told once it does.
 * @param given what React was told that the select holds; without it the first option is held. Of a value that is not offered nothing is
 *   shown, and nothing was chosen
 * @returns the ref of the select
 */
export function useChosenBefore(given: string | undefined) {
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
