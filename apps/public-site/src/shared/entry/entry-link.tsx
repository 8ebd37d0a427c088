import type { Locale } from '@muddat/i18n';
import { hrefTo, matchRoute } from '@muddat/routing';
import { LinkButton, type LinkButtonProps } from '@muddat/ui/link';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useWhoIsThere } from './signed-in.ts';

type Props = LinkButtonProps & { href: string };

/** A link that may lead to a page behind the sign-in: a guest is taken there by it. */
export function EntryLinkButton(button: Props) {
  const match = matchRoute(button.href);
  return match?.route.auth === true ? <Guarded {...button} locale={match.locale} /> : <LinkButton {...button} />;
}

function Guarded({ href, locale, ...button }: Props & { locale: Locale }) {
  return <LinkButton {...button} {...useEntryLink(href, locale)} />;
}

/**
 * A link to a page behind the sign-in. Who is known to be a guest goes to the sign-in, which leads on to the page; the gateway, which
 * does the same for everybody else, would tell them that they are not authorized.
 */
export function useEntryLink(href: string, locale: Locale): { href: string; onClick?: () => void } {
  const later = useRouteContext({ from: '__root__', select: (context) => context.later });
  const guest = useWhoIsThere() === false;
  const remember = useRef((_href: string): void => {});
  useEffect(() => {
    if (!guest) return;
    later?.().then(
      ({ rememberEntry }) => {
        remember.current = rememberEntry;
      },
      // Without it the sign-in leads to the main page.
      () => undefined,
    );
  }, [guest, later]);
  return guest ? { href: hrefTo('sign-up', {}, locale), onClick: () => remember.current(href) } : { href };
}
