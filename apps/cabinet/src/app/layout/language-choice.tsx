import { useLanguageSwitch } from '@muddat/app-shell';
import { LanguageMenu, LanguageSwitch } from '@muddat/ui/language-switch';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useRouteContext } from '@tanstack/react-router';

/** `compact` for the top row of a page, which has space for one link. */
export function LanguageChoice({ compact = false }: { compact?: boolean }) {
  const { language, loadMessages } = useRouteContext({ from: '__root__' });
  const { pathname } = useLocation();
  const queries = useQueryClient();
  const onChanged = () => void queries.invalidateQueries();
  const choice = useLanguageSwitch({ language, pathname, loadMessages, onChanged });
  return compact ? <LanguageMenu {...choice} /> : <LanguageSwitch {...choice} />;
}
