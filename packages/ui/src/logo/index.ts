export { Logo, type LogoProps } from './logo.tmp.tsx';
