export type { RichElement, RichNode, RichTag } from './rich-node.ts';
export { RichText, type RichTextProps } from './rich-text.tsx';
