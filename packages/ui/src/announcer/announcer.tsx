import { hidden } from '../text/text.css.ts';
import { REGION_ID } from './announce.ts';

/**
 * The live region of the document, for texts that appear together with what holds them: screen readers miss a region that is mounted with
 * its text. Stands once in `body`, in the HTML of the server too. Dialogs of react-aria leave `data-live-announcer` audible.
 */
export const Announcer = () => <div id={REGION_ID} aria-live="polite" aria-atomic="false" className={hidden} data-live-announcer="true" />;
