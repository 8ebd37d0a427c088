export { CardMark, type CardMarkProps } from './card-mark.tsx';
