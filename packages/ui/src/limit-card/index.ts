export { LimitCard, type LimitCardProps } from './limit-card.tsx';
