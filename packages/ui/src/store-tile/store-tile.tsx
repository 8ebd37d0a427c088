import type { ReactNode } from 'react';
import { useLinkComponent } from '../link/link-component.tsx';
import { StoreBanner, StoreLogo } from '../store-logo/store-logo.tsx';
import * as css from './store-tile.css.ts';

export interface StoreTileProps {
  /** URL of the store's page. Left out if the store has none yet: then the tile is no link. */
  href?: string;
  /** Name of the store. */
  name: string;
  /** What it sells and for how long: "Электроника · до 24 мес.". */
  line?: ReactNode;
  /** Location: "Юнусабад, 2 филиала". */
  note?: ReactNode;
  /** URL of the square logo. The ornament of the store's name replaces a missing one. */
  logo?: string | null | undefined;
  /** URL of the wide picture of its front. The ornament of the store's name replaces a missing one. */
  banner?: string | null | undefined;
  /**
   * Leaves the pictures' space empty. A browser may draw a picture that it has cached before the frame with the text, and so delay the
   * text.
   */
  deferPictures?: boolean;
}

/** The front of a store, its logo on the lower edge, and its name. */
export function StoreTile({ href, name, line, note, logo, banner, deferPictures = false }: StoreTileProps) {
  const Anchor = useLinkComponent();
  const parts = (
    <>
      <span className={css.front}>{!deferPictures && <StoreBanner src={banner} name={name} />}</span>
      <span className={css.body}>
        <span className={css.logo}>{!deferPictures && <StoreLogo src={logo} name={name} size="m" gap="surface" />}</span>
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
