import { useLingui } from '@lingui/react/macro';
import { type Language, langOf } from '@muddat/i18n';
import type { MouseEvent } from 'react';
import { useLocale } from '../internal/use-locale.ts';
import * as css from './language-switch.css.ts';

export interface LanguageSwitchProps {
  /** This page in each language. Uzbek in Cyrillic is offered where its address is given. */
  hrefs: Readonly<Record<Exclude<Language, 'uz-Cyrl'>, string> & Partial<Record<'uz-Cyrl', string>>>;
  /** A choice; preventing the event's default keeps the link from loading the page anew. */
  onChoose?: (language: Language, event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A language names itself in its own words, whatever the page speaks (spec 3, label; Uzbek with its own letter). */
const NAMES = [
  { language: 'ru', label: 'Рус', name: 'Русский' },
  { language: 'uz-Latn', label: 'Oʻz', name: 'Oʻzbekcha' },
  { language: 'uz-Cyrl', label: 'Ўз', name: 'Ўзбекча' },
] as const;

/** Plain links: without a script a change of language loads the page anew; an app changes it in place. */
export function LanguageSwitch({ hrefs, onChoose }: LanguageSwitchProps) {
  const { t } = useLingui();
  const current = useLocale();
  return (
    <nav aria-label={t({ message: 'Язык', comment: 'Name of the language switch, for ears' })}>
      <ul className={css.list}>
        {NAMES.map(({ language, label, name }) => {
          const href = hrefs[language];
          if (href === undefined) return null;
          return (
            <li key={language} className={css.item}>
              <a
                href={href}
                hrefLang={langOf(language)}
                lang={langOf(language)}
                title={name}
                aria-current={language === current ? 'true' : undefined}
                className={css.link}
                onClick={(event) => onChoose?.(language, event)}
              >
                {label}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
