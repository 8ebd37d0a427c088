export { Heading, type HeadingProps } from './heading.tmp.tsx';
