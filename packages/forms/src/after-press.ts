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
 * Does something once no button of the mouse is held. A field that is left by a press speaks only then: its words move what
 * stands below it, and the press would be let go beside the button that it was meant for. When the press sends the form off,
 * nothing is done: sending judges every field, and a late word would wipe out what the server answers.
 */
export function afterPress(form: HTMLFormElement | null, work: () => void): void {
  if (!pressed) {
    work();
    return;
  }
  const over = new AbortController();
  const { signal } = over;
  form?.addEventListener('submit', () => over.abort(), { capture: true, signal });
  // The click, and the submission, come after the release in the same task.
  const release = () =>
    setTimeout(() => {
      if (signal.aborted) return;
      over.abort();
      work();
    });
  for (const kind of RELEASES) document.addEventListener(kind, release, { capture: true, once: true, signal });
}
