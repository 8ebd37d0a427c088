import { prefetch } from './app/prefetch/prefetch.ts';

/** The shell's first script: requests the session and the page's first data, which would otherwise wait for all other scripts. */
const { first, language } = document.querySelector<HTMLScriptElement>('script[data-first]')?.dataset ?? {};
if (first !== undefined && language !== undefined) window.prefetched = prefetch(first, language);
