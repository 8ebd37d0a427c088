import { type ReactNode, useState } from 'react';
import { GirihPicture } from '../girih/girih.tsx';
import { cx } from '../internal/cx.ts';
import { useLinkComponent } from '../link/link-component.tsx';
import * as css from './store-tile.css.ts';

export interface StoreTileProps {
  /** Left out if the store has no page yet: then the tile is no link. */
  href?: string;
  name: string;
  /** What it sells and for how long: "Электроника · до 24 мес.". */
  line?: ReactNode;
  /** Location: "Юнусабад, 2 филиала". */
  note?: ReactNode;
  /** URL of a picture. Without one the tile shows the ornament of the store's name. */
  image?: string | undefined;
  /**
   * Leaves the picture's space empty. A browser may draw a picture that it has cached before the frame with the text, and so
   * delay the text.
   */
  deferImage?: boolean;
}

export function StoreTile({ href, name, line, note, image, deferImage = false }: StoreTileProps) {
  const Anchor = useLinkComponent();
  const [broken, setBroken] = useState<string>();
  const parts = (
    <>
      {image && deferImage ? (
        <span className={css.picture} />
      ) : image && image !== broken ? (
        <img src={image} alt="" loading="lazy" className={cx(css.picture, css.image)} onError={() => setBroken(image)} />
      ) : (
        <span className={css.picture}>
          <GirihPicture name={name} />
        </span>
      )}
      <span className={css.body}>
        <span className={css.name}>{name}</span>
        {line !== undefined && <span className={css.line}>{line}</span>}
        {note !== undefined && <span className={css.note}>{note}</span>}
      </span>
    </>
  );
  if (href === undefined) return <div className={css.tile}>{parts}</div>;
  return (
    <Anchor href={href} className={css.tile}>
      {parts}
    </Anchor>
  );
}
