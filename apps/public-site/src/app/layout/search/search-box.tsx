import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { Search } from '@muddat/ui/icons';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import * as css from './search-box.css.ts';
import type { SuggestionsProps } from './suggestions.tsx';

const MAX_CHARACTERS = 200;

export interface SearchBoxProps {
  locale: Locale;
  /** The words that the page has searched for; empty on other pages. They are the initial text: set them as the `key` too. */
  q?: string;
}

/**
 * The search field of the header. A page loads a plain form only. The script of the suggestions loads when the field is first used, and
 * then controls the field.
 */
export function SearchBox({ locale, q = '' }: SearchBoxProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [Helper, setHelper] = useState<ComponentType<SuggestionsProps> | null>(null);
  const help = useCallback(() => {
    // If the suggestions cannot be loaded, the form still works.
    void import('./suggestions.tsx').then(
      ({ Suggestions }) => setHelper(() => Suggestions),
      () => undefined,
    );
  }, []);
  // The field may have received focus before hydration.
  useEffect(() => {
    if (document.activeElement === input.current) help();
  }, [help]);
  return (
    <search className={css.box}>
      <form method="get" action={hrefTo('search', {}, locale)} className={css.form}>
        <input
          ref={input}
          type="search"
          name="q"
          aria-label={t({ message: 'Поиск по Muddat', comment: 'Read by screen readers: name of the search form in the site header' })}
          placeholder={t({ message: 'Товар, магазин или вопрос', comment: 'Placeholder of the search field in the site header' })}
          maxLength={MAX_CHARACTERS}
          defaultValue={q}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          className={css.input}
          onFocus={help}
        />
        <button
          type="submit"
          className={css.button}
          aria-label={t({
            message: 'Найти',
            comment: 'Read by screen readers: button of the search form in the site header',
          })}
        >
          <Search size={20} />
        </button>
      </form>
      {Helper && <Helper field={input} locale={locale} />}
    </search>
  );
}
