export { StatusBadge, type StatusBadgeProps } from './StatusBadge.tsx';
export { statusTone } from './status-tone.ts';
