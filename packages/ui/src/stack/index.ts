export { Grid, type GridProps, Inline, type InlineProps, Stack, type StackProps } from './Stack.tsx';
