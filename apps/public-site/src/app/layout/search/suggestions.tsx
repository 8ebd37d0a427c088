import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { deviceStorage, UserText } from '@muddat/app-shell';
import { brandAndModel, type Locale } from '@muddat/i18n';
import { carryUtm, hrefTo } from '@muddat/routing';
import { VisuallyHidden } from '@muddat/ui/text';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useId, useState } from 'react';
import { clearSearches, readRecentSearches, saveSearch } from '../../../domain/search/recent-searches.ts';
import { searchResultHref } from '../../../domain/search/search-result-href.ts';
import type { Suggestion } from './fetch-suggestions.ts';
import { isListKey, nextActiveIndex } from './next-active.ts';
import * as css from './search-box.css.ts';
import { useComboboxField } from './use-combobox-field.ts';
import { useSuggestions } from './use-suggestions.ts';

export interface SuggestionsProps {
  /** The text field of the form, which is already on the page. */
  field: RefObject<HTMLInputElement | null>;
  locale: Locale;
}

/** An option of the list: a page to open, or a text to search for. */
type Option = { key: string; text: string; note: string | null; href: string };

/** Transliterates a suggestion to the reader's alphabet, except the name of a store and the brand and model of a product. */
function transliterateSuggestion(
  { kind, title, subtitle }: Suggestion,
  readable: (text: string, names?: readonly string[]) => string,
): Pick<Option, 'text' | 'note'> {
  if (kind === 'product') return { text: readable(title, [brandAndModel(title)]), note: subtitle };
  return { text: kind === 'store' ? title : readable(title), note: subtitle === null ? null : readable(subtitle) };
}

/** Suggestions under the search field. Focus stays in the field; the list marks the active option. For empty text: recent searches. */
export function Suggestions({ field, locale }: SuggestionsProps) {
  const { t } = useLingui();
  const router = useRouter();
  const listId = useId();
  const [text, setText] = useState(() => field.current?.value ?? '');
  const [isOpen, setOpen] = useState(() => document.activeElement === field.current);
  const [chosen, choose] = useState(-1);
  const [recent, setRecent] = useState(() => readRecentSearches(deviceStorage()));
  const found = useSuggestions(text);
  const { transliterate } = useRouteContext({ from: '__root__' });

  const search = hrefTo('search', {}, locale);
  const searchFor = (q: string) => (q === '' ? search : `${search}?${new URLSearchParams({ q })}`);
  const isTyped = text.trim() !== '';
  const options: Option[] = isTyped
    ? found.map((entry) => ({
        key: `${entry.kind} ${entry.title}`,
        ...transliterateSuggestion(entry, transliterate),
        // A suggested product leads to a search for its name («Холодильник Velta»), which finds similar goods too.
        href: (entry.kind === 'product' ? null : searchResultHref(entry, locale)) ?? searchFor(entry.title),
      }))
    : recent.map((text) => ({ key: text, text, note: null, href: searchFor(text) }));
  const isListOpen = isOpen && options.length > 0;
  const active = isListOpen && chosen < options.length ? chosen : -1;
  const idOf = (at: number) => `${listId}-${at}`;

  const close = () => {
    setOpen(false);
    choose(-1);
  };
  const go = (href: string) => {
    close();
    setRecent(readRecentSearches(deviceStorage()));
    void router.navigate({ href: carryUtm(href, window.location.search) });
  };

  useComboboxField({
    field,
    listId,
    isListOpen,
    activeId: active >= 0 ? idOf(active) : null,
    onText: (typed) => {
      setText(typed);
      setOpen(true);
      choose(-1);
    },
    onFocusChange: (isHere) => (isHere ? setOpen(true) : close()),
    onSubmit: (event) => {
      event.preventDefault();
      saveSearch(deviceStorage(), text);
      go(searchFor(text.trim()));
    },
    onKey: (event) => {
      if (event.isComposing) return;
      const option = options[active];
      if (event.key === 'Escape' && isListOpen) {
        // The first Escape closes the list. The browser clears the field at the second.
        event.preventDefault();
        close();
      } else if (event.key === 'Enter' && option) {
        event.preventDefault();
        if (isTyped) saveSearch(deviceStorage(), text);
        go(option.href);
      } else if (isListKey(event.key)) {
        if (!isListOpen) return setOpen(true);
        const next = nextActiveIndex(event.key, active, options.length);
        if (next === null) return;
        event.preventDefault();
        choose(next);
      }
    },
  });
  useEffect(() => {
    if (active >= 0) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);

  const count = options.length;
  return (
    <>
      <VisuallyHidden as="div">
        <span role="status">
          {isListOpen &&
            isTyped &&
            t({
              message: plural(count, { one: '# подсказка', few: '# подсказки', many: '# подсказок', other: '# подсказки' }),
              comment: 'Read by screen readers: number of suggestions for the typed text, under the search field',
            })}
        </span>
      </VisuallyHidden>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press in the list keeps the focus in the text field */}
      <div className={css.popup} hidden={!isListOpen} onMouseDown={(event) => event.preventDefault()}>
        {!isTyped && (
          <div className={css.recentHead}>
            <span>{t({ message: 'Вы искали', comment: 'Search page: heading above the searches made on this device' })}</span>
            <button
              type="button"
              className={css.clearHistory}
              onClick={() => {
                clearSearches(deviceStorage());
                setRecent([]);
                field.current?.focus();
              }}
            >
              {t({ message: 'Очистить историю', comment: 'Search page: button that deletes the searches made on this device' })}
            </button>
          </div>
        )}
        <div
          role="listbox"
          id={listId}
          aria-label={t({
            message: 'Подсказки',
            comment: 'Read by screen readers: name of the list of suggestions under the search field',
          })}
        >
          {options.map((option, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: with the keyboard, options are selected from the text field
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text field, whose aria-activedescendant names the active option
            <div
              key={option.key}
              id={idOf(at)}
              role="option"
              aria-selected={at === active}
              className={css.option}
              onMouseMove={() => choose(at)}
              onClick={() => go(option.href)}
            >
              <UserText words={option.text} />
              {option.note !== null && <span className={css.optionNote}>{option.note}</span>}
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
