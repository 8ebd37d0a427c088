export { StoreTile, type StoreTileProps } from './store-tile.tsx';
