import { cameToAPlace } from './app/start/came-to-a-place.ts';
import { followPress } from './app/start/early-press.ts';
import { startParts } from './app/start/start-parts.ts';
import { whenPainted } from './app/start/when-painted.ts';

/**
 * The first script of a page. It requests the other scripts only after the first paint: earlier requests would delay text and pictures on a
 * slow network.
 */
if (cameToAPlace()) document.documentElement.dataset.whole = '';
const script = document.querySelector<HTMLScriptElement>('script[data-start]');
window.addEventListener('click', followPress);
if (script) whenPainted(() => void startParts(script.dataset));
