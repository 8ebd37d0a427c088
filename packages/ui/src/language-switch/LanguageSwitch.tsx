import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@muddat/i18n';
import type { MouseEvent } from 'react';
import { useLocale } from '../internal/use-locale.ts';
import * as css from './LanguageSwitch.css.ts';

export interface LanguageSwitchProps {
  /** This page in each language. */
  hrefs: Readonly<Record<Locale, string>>;
  onChoose?: (locale: Locale, event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A language names itself in its own words, whatever the page speaks (spec 3, label; Uzbek with its own letter). */
const NAMES = [
  { locale: 'ru', label: 'Рус', name: 'Русский' },
  { locale: 'uz', label: 'Oʻz', name: 'Oʻzbekcha' },
] as const;

/** Plain links: a change of language loads the page anew, and works without a script. */
export function LanguageSwitch({ hrefs, onChoose }: LanguageSwitchProps) {
  const { t } = useLingui();
  const current = useLocale();
  return (
    <nav aria-label={t({ message: 'Язык', comment: 'Name of the language switch, for ears' })}>
      <ul className={css.list}>
        {NAMES.map(({ locale, label, name }) => (
          <li key={locale} className={css.item}>
            <a
              href={hrefs[locale]}
              hrefLang={locale}
              lang={locale}
              title={name}
              aria-current={locale === current ? 'true' : undefined}
              className={css.link}
              onClick={(event) => onChoose?.(locale, event)}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
