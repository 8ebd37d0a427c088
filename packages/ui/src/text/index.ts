export { Text, type TextProps, VisuallyHidden } from './text.tmp.tsx';
export { wholeNumbers } from './whole-numbers.ts';
