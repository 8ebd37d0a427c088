import { afterPress } from './after-press.ts';
import type { PortalFormHandle, Values } from './types.ts';

/**
 * Tells which field was changed (the browser's own `change`: left or confirmed with Enter after typing, chosen, ticked,
 * filled in by the device) or left. Typing alone tells nothing (spec 5). Answers how to stop.
 */
export function watchCommits<Input extends Values>(
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
    // From one button of a group to another nothing has been left.
    if (event instanceof FocusEvent && nameOf(event.relatedTarget) === name) return;
    const { target } = event;
    afterPress(element, () => {
      // Its list is open now: the choice is still to come.
      if (target instanceof Element && target.getAttribute('aria-expanded') === 'true') return;
      onCommit(name);
    });
  };
  const stop = new AbortController();
  element.addEventListener('change', listen, stop);
  element.addEventListener('focusout', listen, stop);
  return () => stop.abort();
}
