import { FACT_SEPARATOR } from '@muddat/i18n';
import type { ReactNode, Ref } from 'react';
import { cx } from '../internal/cx.ts';
import { PictureOrOrnament } from '../internal/picture-or-ornament.tsx';
import { useLinkComponent } from '../link/link-component.tsx';
import { Money } from '../money/money.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import { keepNumbersUnbroken } from '../text/text.tsx';
import * as css from './order-tile.css.ts';

export interface OrderTileProps {
  /** URL of the order, which the whole tile opens. */
  href: string;
  /** The first product, and how many more. */
  title: string;
  /** Name of the store. */
  store: string;
  /** The status as the backend names it; an unknown status shows its raw name. */
  status: string;
  /** URL of a picture of the store or the goods. Without one the tile shows the ornament of the store's name. */
  image?: string | undefined;
  /** Text under the title, after the store, for example the order number. */
  line?: ReactNode;
  /** The next payment, whole so'm. In a wide list these amounts are a column at the end. */
  amount?: number;
  /** When the next payment is due; without `amount` another fact, on its own line. */
  due?: ReactNode;
}

export function OrderTile({ href, title, store, status, image, line, amount, due }: OrderTileProps) {
  const Anchor = useLinkComponent();
  return (
    <Anchor href={href} className={css.tile}>
      <span className={css.picture}>
        <PictureOrOrnament src={image} name={store} width={72} />
      </span>
      <span className={css.title}>{keepNumbersUnbroken(title)}</span>
      <span className={css.status}>
        <StatusBadge kind="order" status={status} />
      </span>
      <span className={css.store}>
        {store}
        {line !== undefined && (
          <>
            {FACT_SEPARATOR}
            <span className={css.line}>{line}</span>
          </>
        )}
      </span>
      {(amount !== undefined || due !== undefined) && (
        <span className={cx(css.due, amount !== undefined && css.payment)}>
          {amount !== undefined && (
            <>
              <span className={css.amount}>
                <Money amount={amount} />
              </span>{' '}
            </>
          )}
          {due !== undefined && <span>{due}</span>}
        </span>
      )}
    </Anchor>
  );
}

/** Position of a tile in a list that renders only the tiles near the screen. */
export interface OrderTilePosition {
  /** Index in the whole list, from 0. */
  index: number;
  /** Distance from the start of the list, px. */
  start: number;
}

/** A list that is, or may become, too long to render completely. */
export interface VirtualizedOrderList {
  /** Height of all tiles, rendered or not; px. Without it all tiles of the list are rendered below each other, and only measured. */
  height?: number;
  /** Number of all orders, rendered or not. */
  total: number;
  /** Called with each rendered tile, to measure it; `data-index` identifies the tile. */
  measure: (tile: Element | null) => void;
}

export interface OrderListProps {
  /** The orders, each with an `id` that is unique in the list, and with its `position` if `virtualized` is set. */
  orders: readonly (OrderTileProps & { id: string; position?: OrderTilePosition })[];
  /** Ref of the list element, for LoadMore. */
  ref?: Ref<HTMLUListElement>;
  /** Renders only the given tiles, each at its `position`. Screen readers still announce the number of all orders. */
  virtualized?: VirtualizedOrderList;
}

/** Order tiles below each other, with a line between them. */
export function OrderList({ orders, ref, virtualized }: OrderListProps) {
  if (!virtualized) {
    return (
      <ul ref={ref} className={css.list}>
        {orders.map(({ id, position: _, ...order }) => (
          <li key={id} className={css.item}>
            <OrderTile {...order} />
          </li>
        ))}
      </ul>
    );
  }
  const { height } = virtualized;
  const isPlaced = height !== undefined;
  return (
    <ul ref={ref} {...(isPlaced ? { className: css.virtualList, style: { blockSize: height } } : { className: css.list })}>
      {orders.map(({ id, position = { index: 0, start: 0 }, ...order }) => (
        <li
          key={id}
          ref={virtualized.measure}
          className={isPlaced ? cx(css.virtualItem, position.index > 0 && css.separatedItem) : css.item}
          {...(isPlaced ? { style: { transform: `translateY(${position.start}px)` } } : {})}
          data-index={position.index}
          aria-posinset={position.index + 1}
          aria-setsize={virtualized.total}
        >
          <OrderTile {...order} />
        </li>
      ))}
    </ul>
  );
}
