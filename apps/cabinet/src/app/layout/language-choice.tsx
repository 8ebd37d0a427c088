import { useLanguageSwitch } from '@muddat/app-shell';
import { LanguageSwitch } from '@muddat/ui/language-switch';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useRouteContext } from '@tanstack/react-router';

export function LanguageChoice() {
  const { language, loadMessages } = useRouteContext({ from: '__root__' });
  const { pathname } = useLocation();
  const queries = useQueryClient();
  const onChanged = () => void queries.invalidateQueries();
  return <LanguageSwitch {...useLanguageSwitch({ language, pathname, loadMessages, onChanged })} />;
}
