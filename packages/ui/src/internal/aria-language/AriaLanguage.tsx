import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { ariaLocale } from './aria-words.ts';
import { useNoPressStyle } from './use-no-press-style.ts';

/**
 * Around every part of react-aria that speaks by itself: its announcements and hidden buttons then come from the kit's catalogs. react-aria has
 * Russian words of its own and no Uzbek ones.
 */
export function AriaLanguage({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  useNoPressStyle();
  return <I18nProvider locale={ariaLocale(i18n)}>{children}</I18nProvider>;
}
