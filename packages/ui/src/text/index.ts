export { Text, type TextProps, VisuallyHidden } from './Text.tsx';
export { wholeNumbers } from './whole-numbers.ts';
