export { StatusBadge, type StatusBadgeProps } from './status-badge.tsx';
export { statusTone } from './status-tone.ts';
