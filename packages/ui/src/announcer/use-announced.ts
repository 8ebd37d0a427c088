import { type RefObject, useEffect, useRef } from 'react';
import { announce } from './announcer.tsx';

/** Reads out what an element says, once it is there and each time that a render changes it. Buttons are not read: they are no part of the news. */
export function useAnnounced(element: RefObject<HTMLElement | null>, isOn = true): void {
  const announced = useRef('');
  useEffect(() => {
    if (!isOn) return;
    const text = element.current === null ? '' : spokenText(element.current);
    if (text !== announced.current) announce(text);
    announced.current = text;
  });
}

const NOT_SPOKEN = '[aria-hidden], button';

/** The texts in an element, with a space between those of different elements: `textContent` would join the last word of one to the next. */
function spokenText(element: HTMLElement): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let text = '';
  let parent: Element | null = null;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.parentElement?.closest(NOT_SPOKEN)) continue;
    text += `${node.parentElement === parent ? '' : ' '}${node.textContent ?? ''}`;
    parent = node.parentElement;
  }
  return text.replaceAll(/\s+/g, ' ').trim();
}
