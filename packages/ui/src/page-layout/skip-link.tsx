import { useLingui } from '@lingui/react/macro';
import * as css from './page-layout.css.ts';

export const MAIN_ID = 'main';

export function SkipLink() {
  const { t } = useLingui();
  return (
    <a href={`#${MAIN_ID}`} className={css.skipLink}>
      {t({ message: 'К содержанию', comment: 'Link for the keyboard, first on every page: jumps over the menu to the content' })}
    </a>
  );
}
