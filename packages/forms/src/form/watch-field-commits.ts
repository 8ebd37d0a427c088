import { runAfterPointerUp } from './after-pointer-up.ts';
import type { FormValues, PortalFormHandle } from './types.ts';

/**
 * Calls `onCommit` when a field fires `change` (blur or Enter after typing, a choice, a tick, autofill) or loses focus. Typing alone does
 * not. Returns a function that stops watching.
 */
export function watchFieldCommits<Input extends FormValues>(
  element: HTMLFormElement,
  { entries }: PortalFormHandle<Input>,
  onCommit: (name: string) => void,
): () => void {
  const nameOf = (target: EventTarget | null): string | undefined => {
    if (!(target instanceof HTMLElement)) return undefined;
    const own = target.getAttribute('name');
    if (own !== null && entries.has(own)) return own;
    return [...entries].find(([, { id }]) => document.getElementById(id)?.contains(target))?.[0];
  };
  const listen = (event: Event) => {
    const name = nameOf(event.target);
    if (name === undefined) return;
    // The focus only moves between two controls of the same field, so the field is not left.
    if (event instanceof FocusEvent && nameOf(event.relatedTarget) === name) return;
    const { target } = event;
    runAfterPointerUp(element, () => {
      // While the list of options is open, the user has not chosen yet.
      if (target instanceof Element && target.getAttribute('aria-expanded') === 'true') return;
      onCommit(name);
    });
  };
  const stop = new AbortController();
  element.addEventListener('change', listen, stop);
  element.addEventListener('focusout', listen, stop);
  return () => stop.abort();
}
