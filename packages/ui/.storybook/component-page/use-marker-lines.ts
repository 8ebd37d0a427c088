import { type RefObject, useLayoutEffect, useState } from 'react';
import type { AnatomyPart } from '../../src/internal/story-guidelines.ts';

/** A line from the number of a part to the part's edge, in pixels of the drawing. */
export interface MarkerLine {
  from: { x: number; y: number };
  to: { x: number; y: number };
}

/** Smallest distance of the numbers from the edge of the drawing. */
const EDGE = 20;
/** Length of a line that has the space. */
const LENGTH = 56;

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom' | 'width' | 'height'>;

/** The line from a number on this side of the drawing to its part. */
export function markerLine(side: AnatomyPart['side'], drawing: Box, part: Box): MarkerLine {
  const x = part.left + part.width / 2 - drawing.left;
  const y = part.top + part.height / 2 - drawing.top;
  if (side === 'top') return { from: { x, y: EDGE }, to: { x, y: part.top - drawing.top } };
  if (side === 'bottom') return { from: { x, y: drawing.height - EDGE }, to: { x, y: part.bottom - drawing.top } };
  const [left, right] = [part.left - drawing.left, part.right - drawing.left];
  if (side === 'start') return { from: { x: Math.max(EDGE, left - LENGTH), y }, to: { x: left, y } };
  return { from: { x: Math.min(drawing.width - EDGE, right + LENGTH), y }, to: { x: right, y } };
}

/** The lines to the parts of the story in `drawing`, which follow its size and content. Null for a part that is not there yet. */
export function useMarkerLines(drawing: RefObject<HTMLElement | null>, parts: readonly AnatomyPart[]): (MarkerLine | null)[] {
  const [lines, setLines] = useState<(MarkerLine | null)[]>([]);
  useLayoutEffect(() => {
    const element = drawing.current;
    if (!element) return undefined;
    const measure = () => {
      const box = element.getBoundingClientRect();
      const measured = parts.map(({ selector, side }) => {
        const part = element.querySelector(`.sb-story ${selector}`);
        return part && markerLine(side, box, part.getBoundingClientRect());
      });
      // The lines are inside the observed element, so an equal result must not be a change.
      setLines((before) => (JSON.stringify(before) === JSON.stringify(measured) ? before : measured));
    };
    const size = new ResizeObserver(measure);
    size.observe(element);
    const content = new MutationObserver(measure);
    content.observe(element, { childList: true, subtree: true, characterData: true });
    void document.fonts.ready.then(measure);
    return () => {
      size.disconnect();
      content.disconnect();
    };
  }, [drawing, parts]);
  return lines;
}
