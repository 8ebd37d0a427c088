import { type RefObject, useEffect, useRef } from 'react';

/** For a menu that is a `details`. It opens without JavaScript; with it, it also closes on a choice, on a press outside and on Escape. */
export function useAutoClosingDetails(): RefObject<HTMLDetailsElement | null> {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = ref.current;
    if (!details) return;
    const close = () => {
      details.open = false;
    };
    const onClick = ({ target }: MouseEvent) => {
      if (!details.open || !(target instanceof Element)) return;
      if (!details.contains(target) || target.closest('a')) close();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !details.open) return;
      close();
      details.querySelector('summary')?.focus();
    };
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return ref;
}
