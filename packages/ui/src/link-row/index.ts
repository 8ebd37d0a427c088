export { LinkList, LinkRow, type LinkRowProps } from './LinkRow.tsx';
