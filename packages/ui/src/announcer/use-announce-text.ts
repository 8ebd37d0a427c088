import { type RefObject, useEffect, useRef } from 'react';
import { announce } from './announcer.tsx';

/**
 * Announces an element's text when it mounts and after each render that changes the text. Labels of buttons inside the element are not
 * announced.
 */
export function useAnnounceText(element: RefObject<HTMLElement | null>, isOn = true): void {
  const announced = useRef('');
  useEffect(() => {
    if (!isOn) return;
    const text = element.current === null ? '' : spokenText(element.current);
    if (text !== announced.current) announce(text);
    announced.current = text;
  });
}

const NOT_SPOKEN = '[aria-hidden], button';

/**
 * The text of an element, with a space between child elements: `textContent` would join the last word of one with the first word of the
 * next.
 */
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
