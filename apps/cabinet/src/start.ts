import { prefetchPageData } from './app/prefetch/prefetch.ts';

/** The shell's first script: requests the first data of the page (`data-first`), which would otherwise wait for all other scripts. */
const { first, language } = document.querySelector<HTMLScriptElement>('script[data-first]')?.dataset ?? {};
if (first !== undefined && language !== undefined) window.prefetched = prefetchPageData(first, language);
