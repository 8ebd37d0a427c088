export { OrderList, type OrderListProps, OrderTile, type OrderTileProps } from './OrderTile.tsx';
