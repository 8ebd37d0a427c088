import { useEffect, useRef } from 'react';
import { tellAgain } from './use-typed-before.ts';

/**
 * As `useTypedBefore`, for check boxes, switches and radio buttons: what was pressed before React listens is told once it does.
 * @returns the ref of the element that they stand in
 */
export function usePressedBefore<Box extends HTMLElement>() {
  const box = useRef<Box>(null);
  useEffect(() => {
    // Of radio buttons the one that is taken speaks for them all.
    for (const input of box.current?.querySelectorAll('input') ?? [])
      if (input.checked || input.type === 'checkbox') tellAgain(input, 'checked', input.defaultChecked, 'click');
  }, []);
  return box;
}
