import { type ReactNode, type Ref, useState } from 'react';
import { GirihPicture } from '../girih/Girih.tsx';
import { useLinkComponent } from '../link/link-component.tsx';
import { StatusBadge } from '../status-badge/StatusBadge.tsx';
import * as css from './OrderTile.css.ts';

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
            {' · '}
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

export interface OrderListProps {
  orders: readonly (OrderTileProps & { id: string })[];
  /** The list itself, for LoadMore. */
  ref?: Ref<HTMLUListElement>;
}

/** Order tiles below each other, with a line between. */
export function OrderList({ orders, ref }: OrderListProps) {
  return (
    <ul ref={ref} className={css.list}>
      {orders.map(({ id, ...order }) => (
        <li key={id} className={css.item}>
          <OrderTile {...order} />
        </li>
      ))}
    </ul>
  );
}
