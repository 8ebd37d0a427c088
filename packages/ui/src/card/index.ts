export { Card, type CardProps } from './card.tmp.tsx';
