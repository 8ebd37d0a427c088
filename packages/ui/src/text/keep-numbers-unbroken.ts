import { createElement, Fragment, type ReactNode } from 'react';
import { splitNumbers } from './split-numbers.ts';
import * as css from './text.css.ts';

/** The text with the numbers of models and houses («GE-230», «115-uy») in spans, so that no line breaks at their hyphens. */
export function keepNumbersUnbroken(text: string): ReactNode {
  const pieces = splitNumbers(text);
  if (pieces.length === 1) return text;
  return createElement(
    Fragment,
    null,
    ...pieces.map((piece, at) => (at % 2 === 0 ? piece : createElement('span', { className: css.unbroken }, piece))),
  );
}
