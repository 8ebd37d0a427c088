const RELEASES = ['pointerup', 'pointercancel'] as const;
let pressed = false;

function trackPointer(): void {
  const set = (value: boolean) => () => {
    pressed = value;
  };
  document.addEventListener('pointerdown', set(true), true);
  for (const release of RELEASES) document.addEventListener(release, set(false), true);
}
if (typeof document !== 'undefined') trackPointer();

/**
 * Runs `work` after the current event has reached all listeners and no pointer is pressed. A press on a button blurs the field: an error
 * that appeared during the press would move the button, and the pointer would be released next to it. If the form is submitted in between,
 * `work` is dropped: the submission validates every field, and a late validation would overwrite the server's errors.
 */
export function runAfterPointerUp(form: HTMLFormElement, work: () => void): void {
  const over = new AbortController();
  const { signal } = over;
  form.addEventListener('submit', () => over.abort(), { capture: true, signal });
  // `click` and `submit` fire after the release in the same task, so a timeout runs after them.
  const soon = () =>
    setTimeout(() => {
      if (signal.aborted) return;
      over.abort();
      work();
    });
  if (!pressed) soon();
  else for (const kind of RELEASES) document.addEventListener(kind, soon, { capture: true, once: true, signal });
}
