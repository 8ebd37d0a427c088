export { Text, type TextProps, VisuallyHidden } from './Text.tsx';
