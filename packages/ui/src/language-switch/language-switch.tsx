import { useLingui } from '@lingui/react/macro';
import { type Language, langOf } from '@muddat/i18n';
import type { MouseEvent } from 'react';
import { useAutoClosingDetails } from '../internal/use-auto-closing-details.ts';
import { useLanguage } from '../internal/use-language.ts';
import * as css from './language-switch.css.ts';

export interface LanguageSwitchProps {
  /** The URL of this page in each language. Without a URL for `uz-Cyrl` the switch offers two languages. */
  hrefs: Readonly<Record<Exclude<Language, 'uz-Cyrl'>, string> & Partial<Record<'uz-Cyrl', string>>>;
  /** Called on a choice. `preventDefault` stops the link from loading the page again. */
  onChoose?: (language: Language, event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Each language is named in that language, whatever the language of the page (spec 3). */
const NAMES = [
  { language: 'ru', label: 'Рус', name: 'Русский' },
  { language: 'uz-Latn', label: 'Oʻz', name: 'Oʻzbekcha' },
  { language: 'uz-Cyrl', label: 'Ўз', name: 'Ўзбекча' },
] as const;

/** The switch in the space of one link, for a row that has no more: a button with the current language opens the links. */
export function LanguageMenu(props: LanguageSwitchProps) {
  const { t } = useLingui();
  const menu = useAutoClosingDetails();
  const language = useLanguage();
  const current = NAMES.find((entry) => entry.language === language)?.label ?? '';
  return (
    <details ref={menu} className={css.menu}>
      <summary
        className={css.menuButton}
        aria-label={t({
          message: `Язык: ${current}`,
          comment: 'Button that opens the choice of language; after the colon the short name of the current one',
        })}
      >
        {current}
      </summary>
      <div className={css.menuSheet}>
        <LanguageSwitch {...props} />
      </div>
    </details>
  );
}

/** Plain links: without JavaScript a change of language loads the page again; an application changes it in place. */
export function LanguageSwitch({ hrefs, onChoose }: LanguageSwitchProps) {
  const { t } = useLingui();
  const current = useLanguage();
  return (
    <nav aria-label={t({ message: 'Язык', comment: 'Name of the language switch, read by screen readers' })}>
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
