import { useEffect, useRef } from 'react';
import { replayEvent } from './use-pre-hydration-input.ts';

/**
 * Like `usePreHydrationInput`, for checkboxes, switches and radio buttons: after hydration React gets the click event of a press that
 * happened before hydration.
 * @returns the ref for the element that contains the inputs
 */
export function usePreHydrationPress<Box extends HTMLElement>() {
  const box = useRef<Box>(null);
  useEffect(() => {
    // In a radio group only the checked button needs its event.
    for (const input of box.current?.querySelectorAll('input') ?? [])
      if (input.checked || input.type === 'checkbox') replayEvent(input, 'checked', input.defaultChecked, 'click');
  }, []);
  return box;
}
