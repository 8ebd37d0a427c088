import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { VisuallyHidden } from '../text/text.tsx';
import * as css from './skeleton.css.ts';

export interface SkeletonProps {
  /** The shape of the content that is loading. */
  shape?: 'line' | 'title' | 'hero' | 'button' | 'tile' | 'picture' | 'square' | 'circle' | 'pill';
  /**
   * `full` 100 %, `most` 75 %, `half` 50 %, `third` 33 % of the parent; `word` 96 px, `amount` 220 px. No lengths, because the content
   * security policy allows no style attributes.
   */
  width?: 'full' | 'most' | 'half' | 'third' | 'word' | 'amount';
}

/** A grey placeholder for content that is loading. */
export function Skeleton({ shape = 'line', width = 'full' }: SkeletonProps) {
  const own = shape === 'square' || shape === 'circle';
  return <span aria-hidden="true" className={cx(css.skeleton, css.shape[shape], !own && css.width[width])} />;
}

export interface SkeletonGroupProps {
  /** What is loading, read by screen readers: "Загружаем заказы". */
  label: string;
  /** The skeletons, hidden from screen readers. */
  children: ReactNode;
}

/** Wraps a group of skeletons. Screen readers announce once that something is loading. */
export function SkeletonGroup({ label, children }: SkeletonGroupProps) {
  return (
    <div role="status" className={css.busy}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
