import { hrefTo, routeTitle } from '@muddat/routing';
import { Bell } from '@muddat/ui/icons';
import { useLinkComponent } from '@muddat/ui/link';
import { useRouteContext } from '@tanstack/react-router';
import * as css from './frame.css.ts';

/** To the notifications, from the top of a page of a phone. */
export function NewsLink() {
  const { locale, readable } = useRouteContext({ from: '__root__' });
  const Anchor = useLinkComponent();
  const name = readable(routeTitle('notifications', locale));
  return (
    <Anchor href={hrefTo('notifications', {}, locale)} className={css.sign} aria-label={name} title={name}>
      <Bell size={22} />
    </Anchor>
  );
}
