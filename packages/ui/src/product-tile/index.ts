export { ProductTile, type ProductTileProps } from './product-tile.tsx';
