export { LinkList, LinkRow, type LinkRowProps } from './link-row.tsx';
