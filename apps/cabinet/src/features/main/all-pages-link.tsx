import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { Card } from '@muddat/ui/card';
import { Menu } from '@muddat/ui/icons';
import { LinkRow } from '@muddat/ui/link-row';

export function AllPagesLink({ locale }: { locale: Locale }) {
  const { t } = useLingui();
  return (
    <Card padding="s">
      <LinkRow
        href={hrefTo('cabinet', {}, locale)}
        icon={<Menu size={22} />}
        title={t({ message: 'Все разделы', comment: 'Main page: link to the list of all sections of the cabinet' })}
        line={t({ message: 'Карты, уведомления, профиль, вход', comment: 'Main page: examples of what the list of all sections contains' })}
      />
    </Card>
  );
}
