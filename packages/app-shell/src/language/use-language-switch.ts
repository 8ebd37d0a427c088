import type { Language } from '@muddat/i18n';
import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useSyncExternalStore } from 'react';
import { languageHrefs } from './language-hrefs.ts';
import type { LoadMessages } from './messages.ts';

/**
 * The query of the page, '' or '?…'. A cached document was rendered without the query, so the first render in the browser uses '', and the
 * links get the query after hydration. In a document that is not cached the links have the query from the start.
 */
function usePageSearch(): string {
  const { history } = useRouter();
  return useSyncExternalStore(
    history.subscribe,
    () => history.location.search,
    () => (typeof window === 'undefined' ? history.location.search : ''),
  );
}

type LanguageSwitchOptions = {
  /** The current language. */
  language: Language;
  /** Path of the page. */
  pathname: string;
  /** Loads the messages of another language. */
  loadMessages: LoadMessages;
  /** Called after the change. Responses in the query cache are still in the previous language, so invalidate them here. */
  onChanged?: () => void;
};

/**
 * The props of the kit's LanguageSwitch: links to this page in every language, and a handler that changes the language in place. A click
 * with a modifier key, and a choice whose messages cannot be loaded, follow the link.
 */
export function useLanguageSwitch({ language, pathname, loadMessages, onChanged }: LanguageSwitchOptions) {
  const router = useRouter();
  const search = usePageSearch();
  const hrefs = languageHrefs(`${pathname}${search}`, language);
  const onChoose = (chosen: Language, event: MouseEvent<HTMLAnchorElement>): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (chosen === language) return;
    // Loaded at the first choice: few readers change the language, so the script is not part of every page.
    import('./switch-language.ts')
      .then(({ switchLanguage }) => switchLanguage(router, loadMessages, chosen))
      .then(
        () => onChanged?.(),
        () => window.location.assign(hrefs[chosen]),
      );
  };
  return { hrefs, onChoose };
}
