import './press-style.css.ts';
import { useInsertionEffect } from 'react';

/** The id of the `style` element that usePress of react-aria inserts. It is not a public name, so press-style.test.ts checks it. */
const PRESS_STYLE_ID = 'react-aria-pressable-style';

/**
 * usePress of react-aria inserts a `style` element, which the content security policy blocks. It does not if an element has the id of
 * that style, so this adds an empty one. The rule itself is in press-style.css.ts.
 */
export const useBlockPressStyle = (): void => useInsertionEffect(insertPlaceholder, []);

function insertPlaceholder(): void {
  if (document.getElementById(PRESS_STYLE_ID)) return;
  const mark = document.createElement('meta');
  mark.id = PRESS_STYLE_ID;
  document.head.append(mark);
}
