export { Stars, type StarsProps } from './stars.tmp.tsx';
