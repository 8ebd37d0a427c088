let pressed = false;

if (typeof document !== 'undefined') {
  document.addEventListener(
    'pointerdown',
    () => {
      pressed = true;
    },
    true,
  );
  for (const end of ['pointerup', 'pointercancel'] as const)
    document.addEventListener(
      end,
      () => {
        pressed = false;
      },
      true,
    );
}

/**
 * Does something once no button of the mouse is held. A field that is left by a press speaks only then: its words move what
 * stands below it, and the press would be let go beside the button that it was meant for.
 */
export function afterPress(work: () => void): void {
  if (!pressed) {
    work();
    return;
  }
  const ended = new AbortController();
  for (const end of ['pointerup', 'pointercancel'] as const) {
    document.addEventListener(
      end,
      () => {
        ended.abort();
        // The click comes after the release, in the same task.
        setTimeout(work);
      },
      { capture: true, signal: ended.signal },
    );
  }
}
