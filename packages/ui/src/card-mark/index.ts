export { CardMark, type CardMarkProps } from './CardMark.tsx';
