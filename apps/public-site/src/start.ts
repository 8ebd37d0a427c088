import { isReloadOrHistoryNavigation } from './app/start/is-reload-or-history-navigation.ts';
import { onFirstPaint } from './app/start/on-first-paint.ts';
import { handlePreHydrationClick } from './app/start/pre-hydration-click.ts';
import { runStartScripts } from './app/start/start-scripts.ts';

/**
 * The first script of a page. It requests the other scripts only after the first paint: earlier requests would delay text and pictures on a
 * slow network.
 */
if (isReloadOrHistoryNavigation()) document.documentElement.dataset.whole = '';
const script = document.querySelector<HTMLScriptElement>('script[data-entry-scripts]');
window.addEventListener('click', handlePreHydrationClick);
if (script) onFirstPaint(() => void runStartScripts(script.dataset));
