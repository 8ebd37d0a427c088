import { useLingui } from '@lingui/react/macro';
import { hrefTo } from '@muddat/routing';
import { Card } from '@muddat/ui/card';
import { Menu } from '@muddat/ui/icons';
import { LinkRow } from '@muddat/ui/link-row';
import { useRouteContext } from '@tanstack/react-router';

/** From the main page to all the ways of the cabinet. */
export function MoreWays() {
  const { t } = useLingui();
  const { locale } = useRouteContext({ from: '__root__' });
  return (
    <Card padding="s">
      <LinkRow
        href={hrefTo('cabinet', {}, locale)}
        icon={<Menu size={22} />}
        title={t({ message: 'Все разделы', comment: 'Main page: a way to the page that lists every part of the cabinet' })}
        line={t({ message: 'Карты, уведомления, профиль, вход', comment: 'Main page: what stands behind "All parts"' })}
      />
    </Card>
  );
}
