export { type LongOrderList, OrderList, type OrderListProps, type OrderPlace, OrderTile, type OrderTileProps } from './order-tile.tsx';
