import { hidden } from '../text/text.css.ts';

/** The `id` of the live region that `Announcer` renders. */
export const ANNOUNCER_ID = 'announcer';

/**
 * How long an announced text stays in the live region: long enough for a screen reader to notice it, short enough not to be found when the
 * page is read from top to bottom.
 */
const ANNOUNCEMENT_MS = 1_000;

/** Announces a text after the screen reader's current sentence. Each call adds a new node, so that a repeated text is announced again. */
export function announce(text: string): void {
  const region = document.getElementById(ANNOUNCER_ID);
  if (text === '' || region === null) return;
  const node = document.createElement('p');
  node.textContent = text;
  region.append(node);
  setTimeout(() => node.remove(), ANNOUNCEMENT_MS);
}

/**
 * The live region of the document, for texts that appear together with their container: screen readers miss a region that is mounted with
 * its text. Render it once, directly in `body`, also in the server's HTML. `data-live-announcer` stops react-aria's dialogs from hiding
 * it.
 */
export const Announcer = () => (
  <div id={ANNOUNCER_ID} aria-live="polite" aria-atomic="false" className={hidden} data-live-announcer="true" />
);
