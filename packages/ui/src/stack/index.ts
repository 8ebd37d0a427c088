export { Grid, type GridProps, Inline, type InlineProps, Stack, type StackProps } from './stack.tsx';
