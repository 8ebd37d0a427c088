import { askFirst } from './app/first-answers/ask-first.ts';

/** The shell's first script: requests the session and the page's first data, which would otherwise wait for all other scripts. */
const { first, language } = document.querySelector<HTMLScriptElement>('script[data-first]')?.dataset ?? {};
if (first !== undefined && language !== undefined) window.firstAnswers = askFirst(first, language);
