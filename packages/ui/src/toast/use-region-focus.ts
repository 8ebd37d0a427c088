import { type RefObject, useEffect, useRef } from 'react';

const canTakeFocus = (element: Element | null): element is HTMLElement => element instanceof HTMLElement && element.isConnected;

/**
 * Keyboard access to the messages. F6 moves the focus to the newest message. F6 again, or the end of the last message, returns it to
 * where it was. `count` is the number of visible messages.
 */
export function useToastRegionFocus(region: RefObject<HTMLElement | null>, count: number): void {
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
      // The close button of the newest message: screen readers read the message as its description.
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
      // A message that disappears with the focus in it gives no `relatedTarget`. The effect below handles that.
      if (relatedTarget instanceof Node && !place.contains(relatedTarget)) hadFocus.current = false;
    };
    place.addEventListener('focusin', onFocus);
    place.addEventListener('focusout', onBlur);
    return () => {
      place.removeEventListener('focusin', onFocus);
      place.removeEventListener('focusout', onBlur);
    };
  }, [region]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run when a message appears or disappears
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
