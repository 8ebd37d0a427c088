import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { ARIA_LOCALE, setAriaCatalog } from './aria-messages.ts';
import { useBlockPressStyle } from './use-block-press-style.ts';

/**
 * Wraps each react-aria component that has announcements or hidden buttons, so that their texts come from the kit's catalogs. react-aria
 * has Russian texts of its own and no Uzbek ones.
 */
export function AriaLanguage({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  useBlockPressStyle();
  setAriaCatalog(i18n);
  return <I18nProvider locale={ARIA_LOCALE}>{children}</I18nProvider>;
}
