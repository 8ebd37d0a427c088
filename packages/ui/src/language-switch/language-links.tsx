import { useLingui } from '@lingui/react/macro';
import { type Language, langOf } from '@muddat/i18n';
import type { MouseEvent } from 'react';
import { useLanguage } from '../internal/use-language.ts';
import * as css from './language-switch.css.ts';

export interface LanguageSwitchProps {
  /** The URL of this page in each language. Without a URL for `uz-Cyrl` the switch offers two languages. */
  hrefs: { readonly ru: string; readonly 'uz-Latn': string; readonly 'uz-Cyrl'?: string };
  /** Called on a choice. `preventDefault` stops the link from loading the page again. */
  onChoose?: (language: Language, event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Each language is named in that language, whatever the language of the page. */
export const LANGUAGE_NAMES = [
  { language: 'ru', label: 'Рус', name: 'Русский' },
  { language: 'uz-Latn', label: 'Oʻz', name: 'Oʻzbekcha' },
  { language: 'uz-Cyrl', label: 'Ўз', name: 'Ўзбекча' },
] as const;

/** Plain links: without JavaScript a change of language loads the page again; an application changes it in place. */
export function LanguageSwitch({ hrefs, onChoose }: LanguageSwitchProps) {
  const { t } = useLingui();
  const current = useLanguage();
  return (
    <nav aria-label={t({ message: 'Язык', comment: 'Name of the language switch, read by screen readers' })}>
      <ul className={css.list}>
        {LANGUAGE_NAMES.map(({ language, label, name }) => {
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
