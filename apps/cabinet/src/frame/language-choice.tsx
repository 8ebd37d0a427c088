import { useLanguageSwitch } from '@muddat/app-shell';
import { LanguageSwitch } from '@muddat/ui/language-switch';
import { useLocation, useRouteContext } from '@tanstack/react-router';

/** This page in the other languages, in place. */
export function LanguageChoice() {
  const { language, loadWords } = useRouteContext({ from: '__root__' });
  const { pathname } = useLocation();
  return <LanguageSwitch {...useLanguageSwitch({ language, pathname, loadWords })} />;
}
