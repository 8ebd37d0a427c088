import { hidden } from '../text/text.css.ts';

/** The region of `Announcer`. */
export const REGION_ID = 'announcer';

/** Long enough for a screen reader to notice; gone before anybody who reads on through the page meets it. */
const KEPT_MS = 1_000;

/** Reads a text out when the screen reader has finished its sentence. The same text again is read again: each is a node of its own. */
export function announce(text: string): void {
  const region = document.getElementById(REGION_ID);
  if (text === '' || region === null) return;
  const node = document.createElement('p');
  node.textContent = text;
  region.append(node);
  setTimeout(() => node.remove(), KEPT_MS);
}

/**
 * The live region of the document, for texts that appear together with what holds them: screen readers miss a region that is mounted with
 * its text. Stands once in `body`, in the HTML of the server too. Dialogs of react-aria leave `data-live-announcer` audible.
 */
export const Announcer = () => <div id={REGION_ID} aria-live="polite" aria-atomic="false" className={hidden} data-live-announcer="true" />;
