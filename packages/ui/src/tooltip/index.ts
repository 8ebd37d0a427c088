export { Tooltip, type TooltipProps } from './tooltip.tmp.tsx';
