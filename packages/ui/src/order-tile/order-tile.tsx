import { FACT_SEPARATOR } from '@muddat/i18n';
import { type ReactNode, type Ref, useState } from 'react';
import { GirihPicture } from '../girih/girih.tsx';
import { cx } from '../internal/cx.ts';
import { useLinkComponent } from '../link/link-component.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import * as css from './order-tile.css.ts';

export interface OrderTileProps {
  href: string;
  /** What was bought: the first thing, and how many more. */
  title: string;
  store: string;
  /** As the backend names it; one that is not known shows its raw name. */
  status: string;
  /** Address of the store's or the goods' picture; without one the ornament of the store's name stands there. */
  image?: string | undefined;
  /** Under the title, beside the store: number, next payment. */
  line?: ReactNode;
  /** What is to pay next, on a line of its own. */
  due?: ReactNode;
}

export function OrderTile({ href, title, store, status, image, line, due }: OrderTileProps) {
  const Anchor = useLinkComponent();
  return (
    <Anchor href={href} className={css.tile}>
      <span className={css.picture}>
        <Picture key={image} image={image} store={store} />
      </span>
      <span className={css.title}>{title}</span>
      <span className={css.status}>
        <StatusBadge of="order" status={status} />
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
      {due !== undefined && <span className={css.due}>{due}</span>}
    </Anchor>
  );
}

function Picture({ image, store }: { image: string | undefined; store: string }) {
  const [broken, setBroken] = useState(false);
  if (!image || broken) return <GirihPicture name={store} />;
  return <img src={image} alt="" loading="lazy" width={52} height={52} className={css.image} onError={() => setBroken(true)} />;
}

/** Where a tile stands in a list of which only what is near the screen is drawn. */
export interface OrderPlace {
  /** Its number in the whole list, from 0. */
  index: number;
  /** How far below the head of the list it begins; px. */
  start: number;
}

/** A list too long to be drawn whole. */
export interface LongOrderList {
  /** Height of all its tiles, drawn or not; px. */
  height: number;
  /** How many orders there are in all, drawn or not. */
  total: number;
  /** Gets each tile that is drawn, to measure it by `data-index`. */
  measure: (tile: Element | null) => void;
}

export interface OrderListProps {
  /** `place` of each where the list is `long`. */
  orders: readonly (OrderTileProps & { id: string; place?: OrderPlace })[];
  /** The list itself, for LoadMore. */
  ref?: Ref<HTMLUListElement>;
  /** Draws only the tiles that it is given, each at its place. Ears still hear how many there are. */
  long?: LongOrderList;
}

/** Order tiles below each other, with a line between. */
export function OrderList({ orders, ref, long }: OrderListProps) {
  if (!long) {
    return (
      <ul ref={ref} className={css.list}>
        {orders.map(({ id, place: _, ...order }) => (
          <li key={id} className={css.item}>
            <OrderTile {...order} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul ref={ref} className={css.longList} style={{ blockSize: long.height }}>
      {orders.map(({ id, place = { index: 0, start: 0 }, ...order }) => (
        <li
          key={id}
          ref={long.measure}
          className={cx(css.placed, place.index > 0 && css.parted)}
          style={{ transform: `translateY(${place.start}px)` }}
          data-index={place.index}
          aria-posinset={place.index + 1}
          aria-setsize={long.total}
        >
          <OrderTile {...order} />
        </li>
      ))}
    </ul>
  );
}
