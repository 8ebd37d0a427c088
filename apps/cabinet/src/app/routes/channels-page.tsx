import { useLingui } from '@lingui/react/macro';
import { hrefTo, routeTitle } from '@muddat/routing';
import { useRouteContext } from '@tanstack/react-router';
import { ChannelsController } from '../../features/channels/channels.controller.tsx';
import { FormColumn } from '../../shared/page/form-column.tsx';
import { PageTop } from '../../shared/page/page-top.tsx';

/** The settings of notifications: the channels (the list of the portal, SMS) of each kind. */
export function Page() {
  const { t } = useLingui();
  const { locale, transliterate } = useRouteContext({ from: '__root__' });
  const back = t({ message: 'К уведомлениям', comment: 'Arrow on the page of notification settings: back to the notifications' });
  return (
    <>
      <PageTop title={transliterate(routeTitle('channels', locale))} back={{ href: hrefTo('notifications', {}, locale), label: back }} />
      <FormColumn>
        <ChannelsController />
      </FormColumn>
    </>
  );
}
