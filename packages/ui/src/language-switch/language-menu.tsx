import { useLingui } from '@lingui/react/macro';
import { useAutoClosingDetails } from '../internal/use-auto-closing-details.ts';
import { useLanguage } from '../internal/use-language.ts';
import { LANGUAGE_NAMES, LanguageSwitch, type LanguageSwitchProps } from './language-links.tsx';
import * as css from './language-menu.css.ts';

/** The switch in the space of one link, for a row that has no more: a button with the current language opens the links. */
export function LanguageMenu(props: LanguageSwitchProps) {
  const { t } = useLingui();
  const menu = useAutoClosingDetails();
  const language = useLanguage();
  const current = LANGUAGE_NAMES.find((entry) => entry.language === language)?.label ?? '';
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
