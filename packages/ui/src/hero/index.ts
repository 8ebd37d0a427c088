export { Hero, type HeroProps } from './hero.tmp.tsx';
