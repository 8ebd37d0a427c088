import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { VisuallyHidden } from '../text/text.tsx';
import * as css from './skeleton.css.ts';

export interface SkeletonProps {
  /** The shape of what will stand here. */
  shape?: keyof typeof css.shape;
  /** Classes rather than lengths: the content security policy allows no style attributes. */
  width?: keyof typeof css.width;
}

/** A grey shape in the place of what is on its way. */
export function Skeleton({ shape = 'line', width = 'full' }: SkeletonProps) {
  const own = shape === 'square' || shape === 'circle';
  return <span aria-hidden="true" className={cx(css.skeleton, css.shape[shape], !own && css.width[width])} />;
}

/** Around a group of skeletons: says once, for ears, that something is loading. */
export function SkeletonGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" className={css.busy}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
