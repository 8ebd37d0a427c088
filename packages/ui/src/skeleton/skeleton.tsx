import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { VisuallyHidden } from '../text/text.tsx';
import * as css from './skeleton.css.ts';

export interface SkeletonProps {
  /** The shape of the content that is loading. */
  shape?: keyof typeof css.shape;
  /** Classes instead of lengths: the content security policy allows no style attributes. */
  width?: keyof typeof css.width;
}

/** A grey placeholder for content that is loading. */
export function Skeleton({ shape = 'line', width = 'full' }: SkeletonProps) {
  const own = shape === 'square' || shape === 'circle';
  return <span aria-hidden="true" className={cx(css.skeleton, css.shape[shape], !own && css.width[width])} />;
}

/** Wraps a group of skeletons. Screen readers announce once that something is loading. */
export function SkeletonGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" className={css.busy}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
