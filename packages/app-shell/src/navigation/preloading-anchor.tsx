import type { AnchorProps } from '@muddat/ui/link';
import { useRouter } from '@tanstack/react-router';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import { isOutdated } from '../build-watch/outdated.ts';
import { preloadsOf } from '../preload/preloads-of.ts';
import { isOwnHref } from './own-href.ts';
import { RouterAnchor } from './router-anchor.tsx';

/** A pointer that only passes over a link stays for less. */
const INTENT_MS = 60;

/** A `RouterAnchor` that fetches its page as soon as the reader is about to open it: on a stay of the pointer, focus, or a touch. */
export function PreloadingAnchor({ onPointerEnter, onPointerLeave, onFocus, onBlur, onTouchStart, ...anchor }: AnchorProps) {
  const router = useRouter();
  const { href, target } = anchor;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = () => {
    clearTimeout(timer.current);
    if (typeof window !== 'undefined') preloadsOf(router).drop(href);
  };
  const begin = () => {
    clearTimeout(timer.current);
    if (!target && !isOutdated() && isOwnHref(router, href)) preloadsOf(router).add(href);
  };
  const intend = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(begin, INTENT_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const also =
    <Event extends SyntheticEvent>(given: ((event: Event) => void) | undefined, act: () => void) =>
    (event: Event) => {
      given?.(event);
      act();
    };
  return (
    <RouterAnchor
      {...anchor}
      onPointerEnter={also(onPointerEnter, intend)}
      onPointerLeave={also(onPointerLeave, leave)}
      onFocus={also(onFocus, intend)}
      onBlur={also(onBlur, leave)}
      onTouchStart={also(onTouchStart, begin)}
    />
  );
}
