import { I18nProvider } from '@lingui/react';
import { createI18n, type Locale, parseLanguage } from '@muddat/i18n';
import { messages as ru } from '@muddat/i18n/catalogs/ui/ru.po';
import { messages as uz } from '@muddat/i18n/catalogs/ui/uz.po';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

const catalogs = { ru, uz };

/** Runs `change` and flushes React's work before it returns. Outside this function React schedules its work as in production. */
export function flushAct(change: () => void): void {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  act(change);
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
}

/** For tests in a real browser: renders `children` into the page in one of the languages. */
export function renderInBrowser(children: ReactNode, locale: Locale = 'ru') {
  document.documentElement.lang = locale;
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const show = (next: ReactNode) =>
    flushAct(() => root.render(<I18nProvider i18n={createI18n(parseLanguage(locale), catalogs[locale])}>{next}</I18nProvider>));
  show(children);
  return {
    host,
    show,
    close: () => {
      flushAct(() => root.unmount());
      host.remove();
    },
  };
}

/** The first element that matches. Fails the test with the selector if there is none. */
export function getElement(selector: string, within: ParentNode = document): HTMLElement {
  const found = within.querySelector(selector);
  if (!(found instanceof HTMLElement)) throw new Error(`nothing matches ${selector}`);
  return found;
}
