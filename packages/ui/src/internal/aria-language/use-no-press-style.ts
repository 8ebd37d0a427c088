import './press-style.css.ts';
import { useInsertionEffect } from 'react';

/** The id that usePress of react-aria gives to the style element it makes; no public name of theirs, so held by a test. */
const PRESS_STYLE_ID = 'react-aria-pressable-style';

/**
 * A press of react-aria writes a `style` element into the page, which the content security policy refuses. It does so only where no element
 * has the id of that style, so an empty one is put there; the rule itself stands in press-style.css.ts.
 */
export const useNoPressStyle = (): void => useInsertionEffect(keepOut, []);

function keepOut(): void {
  if (document.getElementById(PRESS_STYLE_ID)) return;
  const mark = document.createElement('meta');
  mark.id = PRESS_STYLE_ID;
  document.head.append(mark);
}
