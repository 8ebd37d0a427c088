export { RichText, type RichTextProps } from './RichText.tsx';
export type { RichElement, RichNode, RichTag } from './rich-node.ts';
