import { useEffect, useRef } from 'react';

/**
 * As `useTypedBefore`, for a select: a choice made before React listens stays on the screen, and is told once it does.
 * @param given what React was told that the select holds
 * @param known the values that it offers: of another one nothing is shown, and nothing was chosen
 * @returns the ref of the select
 */
export function useChosenBefore(given: string | undefined, known: readonly string[]) {
  const select = useRef<HTMLSelectElement>(null);
  const first = useRef({ given: given ?? known[0], known });
  useEffect(() => {
    const { given: held, known: offered } = first.current;
    const shown = select.current?.value;
    if (held === undefined || shown === held || !offered.includes(held)) return;
    select.current?.dispatchEvent(new Event('change', { bubbles: true }));
  }, []);
  return select;
}
