export { LimitCard, type LimitCardProps } from './LimitCard.tsx';
