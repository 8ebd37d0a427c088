import type { AnchorProps } from '@muddat/ui/link';
import { useRouter } from '@tanstack/react-router';
import { type SyntheticEvent, useRef } from 'react';
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
  // A link that is gone by then asks for nothing. No effect sees to that: a page has a hundred links, and to end them takes a cheap phone long.
  const intend = ({ currentTarget }: SyntheticEvent<Element>) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => currentTarget.isConnected && begin(), INTENT_MS);
  };
  const also =
    <Event extends SyntheticEvent>(given: ((event: Event) => void) | undefined, act: (event: Event) => void) =>
    (event: Event) => {
      given?.(event);
      act(event);
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
