export { Popover, type PopoverProps } from './popover.tmp.tsx';
