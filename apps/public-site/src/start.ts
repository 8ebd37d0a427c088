import { cameToAPlace } from './app/start/came-to-a-place.ts';
import { followPress } from './app/start/early-press.ts';
import { startParts } from './app/start/start-parts.ts';
import { whenPainted } from './app/start/when-painted.ts';

/** First script of a page. Scripts are requested after the first paint: on a slow network they would delay text and pictures. */
if (cameToAPlace()) document.documentElement.dataset.whole = '';
const script = document.querySelector<HTMLScriptElement>('script[data-start]');
window.addEventListener('click', followPress);
if (script) whenPainted(() => void startParts(script.dataset));
