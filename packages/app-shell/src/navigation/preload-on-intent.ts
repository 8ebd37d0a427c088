import type { AnyRouter } from '@tanstack/react-router';
import { isBuildOutdated } from '../build-watch/outdated.ts';
import { preloadQueueOf } from '../preload/preload-queue-of.ts';
import { isAppHref } from './router-anchor.tsx';

/** Delay in ms before a hovered link is preloaded. If the pointer leaves the link earlier, it was only passing over. */
const INTENT_MS = 60;

/**
 * Preloads a link's page when the user is about to open it: on hover, focus or touch. Listens on the document, because handlers on a page's
 * hundred links would slow cheap phones down. Returns a function that stops it.
 */
export function preloadOnIntent(router: AnyRouter): () => void {
  const preloads = preloadQueueOf(router);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = (link: Element) => {
    clearTimeout(timer);
    const href = ownHref(router, link);
    if (href !== null) preloads.add(href);
  };
  const touched = ({ target }: Event) => {
    const link = linkOf(target);
    if (link) begin(link);
  };
  // Preloads a link after the delay, unless the link was removed from the document in that time.
  const intended = ({ target }: Event) => {
    const link = linkOf(target);
    if (!link) return;
    clearTimeout(timer);
    timer = setTimeout(() => link.isConnected && begin(link), INTENT_MS);
  };
  // Cancels the preload when the pointer or the focus leaves a link. Moves within one link are ignored.
  const left = ({ target, relatedTarget }: MouseEvent | FocusEvent) => {
    const link = linkOf(target);
    if (!link || link === linkOf(relatedTarget)) return;
    clearTimeout(timer);
    const href = link.getAttribute('href');
    if (href !== null) preloads.drop(href);
  };
  const ours = new AbortController();
  const passive = { signal: ours.signal, passive: true };
  document.addEventListener('touchstart', touched, passive);
  document.addEventListener('pointerover', intended, passive);
  document.addEventListener('focusin', intended, passive);
  document.addEventListener('pointerout', left, passive);
  document.addEventListener('focusout', left, passive);
  return () => {
    clearTimeout(timer);
    ours.abort();
  };
}

const linkOf = (target: EventTarget | null): Element | null => (target instanceof Element ? target.closest('a[href]') : null);

function ownHref(router: AnyRouter, link: Element): string | null {
  const href = link.getAttribute('href');
  return href !== null && !link.hasAttribute('target') && !isBuildOutdated() && isAppHref(router, href) ? href : null;
}
