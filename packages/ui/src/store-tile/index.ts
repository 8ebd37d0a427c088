export { StoreTile, type StoreTileProps } from './StoreTile.tsx';
