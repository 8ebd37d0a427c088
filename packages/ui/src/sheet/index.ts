export { Sheet, type SheetProps } from './sheet.tmp.tsx';
