export { Text, type TextProps, VisuallyHidden } from './text.tsx';
export { wholeNumbers } from './whole-numbers.ts';
