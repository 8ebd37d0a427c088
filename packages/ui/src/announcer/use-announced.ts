import { type RefObject, useEffect, useRef } from 'react';
import { announce } from './announce.ts';

/** Reads out what an element says, once it is there and each time that a render changes it. Its children are read as separate phrases. */
export function useAnnounced(element: RefObject<HTMLElement | null>, isOn = true): void {
  const announced = useRef('');
  useEffect(() => {
    if (!isOn) return;
    const text = Array.from(element.current?.querySelectorAll(':scope > :not([aria-hidden])') ?? [], (child) => child.textContent).join(
      ' ',
    );
    if (text !== announced.current) announce(text);
    announced.current = text;
  });
}
