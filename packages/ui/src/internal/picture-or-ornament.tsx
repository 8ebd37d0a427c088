import { useState } from 'react';
import { GirihPicture } from '../girih/girih.tsx';
import { pictureSrcAttributes } from '../picture/picture-sources.ts';
import * as css from './picture-or-ornament.css.ts';

export interface PictureOrOrnamentProps {
  src: string | null | undefined;
  /** The ornament depends on it. */
  name: string;
  /** Width and height of the box, CSS px. With it the browser loads the picture in this size. */
  width?: number;
  /** The picture is in the first view of the page. */
  eager?: boolean;
}

/** A picture that fills its box. The ornament of the name replaces one that is missing or fails to load. */
export function PictureOrOrnament({ src, name, width, eager = false }: PictureOrOrnamentProps) {
  const [broken, setBroken] = useState<string>();
  if (!src || src === broken) return <GirihPicture name={name} />;
  const source = width === undefined ? { src } : { ...pictureSrcAttributes(src, width), sizes: `${width}px`, width, height: width };
  return <img {...source} alt="" loading={eager ? 'eager' : 'lazy'} className={css.image} onError={() => setBroken(src)} />;
}
