import { type RefObject, useEffect, useRef } from 'react';

const canTakeFocus = (element: Element | null): element is HTMLElement => element instanceof HTMLElement && element.isConnected;

/**
 * The keyboard's way to the messages and back: F6 goes to the newest one, F6 again or the last message's end goes back to where one was.
 * `count` is how many are shown.
 */
export function useRegionFocus(region: RefObject<HTMLElement | null>, count: number): void {
  const cameFrom = useRef<Element | null>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const goBack = () => {
      if (canTakeFocus(cameFrom.current)) cameFrom.current.focus();
      cameFrom.current = null;
    };
    const onKey = (event: KeyboardEvent) => {
      const place = region.current;
      if (event.key !== 'F6' || !place || place.childElementCount === 0) return;
      event.preventDefault();
      if (place.contains(document.activeElement)) return goBack();
      cameFrom.current = document.activeElement;
      // The cross of the newest: its message is read with it.
      [...place.querySelectorAll('button')].at(-1)?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [region]);
  useEffect(() => {
    const place = region.current;
    if (!place) return;
    const onFocus = ({ relatedTarget }: FocusEvent) => {
      if (!hadFocus.current && cameFrom.current === null && relatedTarget instanceof Element) cameFrom.current = relatedTarget;
      hadFocus.current = true;
    };
    const onBlur = ({ relatedTarget }: FocusEvent) => {
      // A message that goes away with the focus in it blurs to nowhere; that is dealt with below.
      if (relatedTarget instanceof Node && !place.contains(relatedTarget)) hadFocus.current = false;
    };
    place.addEventListener('focusin', onFocus);
    place.addEventListener('focusout', onBlur);
    return () => {
      place.removeEventListener('focusin', onFocus);
      place.removeEventListener('focusout', onBlur);
    };
  }, [region]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a message has come or gone
  useEffect(() => {
    const place = region.current;
    if (!place || !hadFocus.current || place.contains(document.activeElement)) return;
    const next = [...place.querySelectorAll('button')].at(-1);
    if (next) return next.focus();
    hadFocus.current = false;
    if (canTakeFocus(cameFrom.current)) cameFrom.current.focus();
    cameFrom.current = null;
  }, [count, region]);
}
