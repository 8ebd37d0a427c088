export { OrderList, OrderTile, type OrderTileProps } from './OrderTile.tsx';
