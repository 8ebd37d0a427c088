import type { Language } from '@muddat/i18n';
import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useSyncExternalStore } from 'react';
import { languageHrefs } from './language-hrefs.ts';
import type { LoadWords } from './words.ts';

/**
 * The query of the page, '' or '?…'. Documents that are cached are rendered without one, so there it is known only after hydration: links
 * then get what they carry, and nothing that was drawn moves. A document that is rendered with one is nobody else's, and needs no script.
 */
function usePageSearch(): string {
  const { history } = useRouter();
  return useSyncExternalStore(
    history.subscribe,
    () => history.location.search,
    () => (typeof window === 'undefined' ? history.location.search : ''),
  );
}

type Here = {
  /** What the page speaks now. */
  language: Language;
  /** Path of the page. */
  pathname: string;
  /** Fetches the words of another language. */
  loadWords: LoadWords;
  /** Called when the page speaks the language chosen: what the server said, it said in the language before. */
  onChanged?: () => void;
};

/**
 * What the kit's LanguageSwitch takes in an app: this page in every language, and a choice that changes the language in place. A click
 * that is not plain, and a choice whose words cannot be fetched, are left to the link itself.
 */
export function useLanguageSwitch({ language, pathname, loadWords, onChanged }: Here) {
  const router = useRouter();
  const search = usePageSearch();
  const hrefs = languageHrefs(`${pathname}${search}`, language);
  const onChoose = (chosen: Language, event: MouseEvent<HTMLAnchorElement>): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (chosen === language) return;
    // Comes with the first choice: few make one, and every page would carry it.
    import('./switch-language.ts')
      .then(({ switchLanguage }) => switchLanguage(router, loadWords, chosen))
      .then(
        () => onChanged?.(),
        () => window.location.assign(hrefs[chosen]),
      );
  };
  return { hrefs, onChoose };
}
