const RELEASES = ['pointerup', 'pointercancel'] as const;
let pressed = false;

function follow(): void {
  const set = (value: boolean) => () => {
    pressed = value;
  };
  document.addEventListener('pointerdown', set(true), true);
  for (const release of RELEASES) document.addEventListener(release, set(false), true);
}
if (typeof document !== 'undefined') follow();

/**
 * Does something once this event has reached everybody, and no button of the mouse is held. A field that is left by a press
 * speaks only then: its words move what stands below it, and the press would be let go beside the button that it was meant for.
 * When the form is sent off meanwhile, nothing is done: sending judges every field, and a late word would wipe out what the
 * server answers.
 */
export function afterPress(form: HTMLFormElement, work: () => void): void {
  const over = new AbortController();
  const { signal } = over;
  form.addEventListener('submit', () => over.abort(), { capture: true, signal });
  // The click, and the submission, come after the release in the same task.
  const soon = () =>
    setTimeout(() => {
      if (signal.aborted) return;
      over.abort();
      work();
    });
  if (!pressed) soon();
  else for (const kind of RELEASES) document.addEventListener(kind, soon, { capture: true, once: true, signal });
}
